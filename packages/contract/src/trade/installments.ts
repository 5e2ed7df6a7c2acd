/** Returns the numbers of interest-free instalments in which a total may be paid: 1, 2, … */
export const installmentsOf = (total: number, rule: { installments_max: number; installment_minimum_cents: number }) =>
  Array.from({ length: rule.installments_max }, (_, index) => index + 1).filter(
    (parts) => parts === 1 || total / parts >= rule.installment_minimum_cents,
  )

/** Cents of an amount in reais as typed ("12,50", "1.249,90", "12.5"); null if empty, NaN if invalid. */
export function centsOf(typed: string): number | null {
  const text = typed.replace(/R\$|\s/g, '')
  if (!text) return null
  // points group thousands, or the amount is not what somebody meant: 10.50,00
  if (text.includes('.') && text.includes(',') && !/^\d{1,3}(\.\d{3})+,/.test(text)) return Number.NaN
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

export const reaisOf = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ',')

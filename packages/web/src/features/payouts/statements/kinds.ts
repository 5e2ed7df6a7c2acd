import type { SiteText } from '@bra/contract/kit/both'
import type { Figure, OpenedLine } from '@bra/contract/payouts/statements.schemas'
import { statementTexts } from './texts.ts'

/** Kinds without an entry share one general text. */
const kindTexts: Partial<Record<string, SiteText>> = {
  release: statementTexts.kind_release,
  held: statementTexts.kind_held,
  withdrawal: statementTexts.kind_withdrawal,
  withdrawal_paid: statementTexts.kind_withdrawal_paid,
  withdrawal_returned: statementTexts.kind_withdrawal_returned,
  withdrawal_cancelled: statementTexts.kind_withdrawal_cancelled,
  dispute_lost: statementTexts.kind_dispute_lost,
  dispute_won: statementTexts.kind_dispute_won,
  sale_broken: statementTexts.kind_sale_broken,
  label: statementTexts.kind_label,
  label_returned: statementTexts.kind_label_returned,
}
export const kindText = (kind: string): SiteText => kindTexts[kind] ?? statementTexts.kind_other

export const figureTexts: Record<Figure, { name: SiteText; hint: SiteText }> = {
  receivable: { name: statementTexts.receivable, hint: statementTexts.receivableHint },
  available: { name: statementTexts.available, hint: statementTexts.availableHint },
  withdrawing: { name: statementTexts.withdrawing, hint: statementTexts.withdrawingHint },
  withdrawn: { name: statementTexts.withdrawn, hint: statementTexts.withdrawnHint },
}

export const partTexts: Record<OpenedLine['parts'][number]['part'], SiteText> = {
  goods: statementTexts.part_goods,
  freight: statementTexts.part_freight,
  commission: statementTexts.part_commission,
  refunded: statementTexts.part_refunded,
  amount: statementTexts.part_amount,
  fee: statementTexts.part_fee,
}

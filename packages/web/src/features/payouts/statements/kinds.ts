import type { Figure, OpenedLine } from '@bra/contract/payouts/statements.schemas'
import type { TextKey } from '../../../text/keys.ts'

/** Kinds without an entry share one general text. */
const kindTexts: Partial<Record<string, TextKey>> = {
  release: 'finance.kind_release',
  held: 'finance.kind_held',
  withdrawal: 'finance.kind_withdrawal',
  withdrawal_paid: 'finance.kind_withdrawal_paid',
  withdrawal_returned: 'finance.kind_withdrawal_returned',
  withdrawal_cancelled: 'finance.kind_withdrawal_cancelled',
  dispute_lost: 'finance.kind_dispute_lost',
  dispute_won: 'finance.kind_dispute_won',
  sale_broken: 'finance.kind_sale_broken',
  label: 'finance.kind_label',
  label_returned: 'finance.kind_label_returned',
}
export const kindText = (kind: string): TextKey => kindTexts[kind] ?? 'finance.kind_other'

export const figureTexts: Record<Figure, { name: TextKey; hint: TextKey }> = {
  receivable: { name: 'finance.receivable', hint: 'finance.receivableHint' },
  available: { name: 'finance.available', hint: 'finance.availableHint' },
  withdrawing: { name: 'finance.withdrawing', hint: 'finance.withdrawingHint' },
  withdrawn: { name: 'finance.withdrawn', hint: 'finance.withdrawnHint' },
}

export const partTexts: Record<OpenedLine['parts'][number]['part'], TextKey> = {
  goods: 'finance.part_goods',
  freight: 'finance.part_freight',
  commission: 'finance.part_commission',
  refunded: 'finance.part_refunded',
  amount: 'finance.part_amount',
  fee: 'finance.part_fee',
}

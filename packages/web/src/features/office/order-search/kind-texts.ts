import type { TextKey } from '../../../text/keys.ts'

/** Names of the kinds of posting; an unknown kind is shown by its code. */
export const kindTexts: Record<string, TextKey> = {
  charge: 'lookups.kind_charge',
  release: 'lookups.kind_release',
  refund: 'lookups.kind_refund',
  refund_outside: 'lookups.kind_refund_outside',
  refund_decided: 'lookups.kind_refund_decided',
  sale_broken: 'lookups.kind_sale_broken',
  credit_spent: 'lookups.kind_credit_spent',
  credit_unspent: 'lookups.kind_credit_unspent',
  label: 'lookups.kind_label',
  label_returned: 'lookups.kind_label_returned',
  withdrawal: 'lookups.kind_withdrawal',
  withdrawal_paid: 'lookups.kind_withdrawal_paid',
  withdrawal_returned: 'lookups.kind_withdrawal_returned',
  withdrawal_cancelled: 'lookups.kind_withdrawal_cancelled',
  provider_fee: 'lookups.kind_provider_fee',
  dispute_lost: 'lookups.kind_dispute_lost',
  dispute_won: 'lookups.kind_dispute_won',
  settled_charged: 'lookups.kind_settled',
  settled_refunded: 'lookups.kind_settled',
  settled_disputed: 'lookups.kind_settled',
  settled_fee: 'lookups.kind_settled',
  settled_unknown: 'lookups.kind_settled',
  settled_withdrawn: 'lookups.kind_settled',
}

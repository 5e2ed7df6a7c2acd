import type { SiteText } from '@bra/contract/kit/both'
import { ledgerTexts } from './ledger-texts.ts'

/** Names of the kinds of posting; an unknown kind is shown by its code. */
export const kindTexts: Record<string, SiteText> = {
  charge: ledgerTexts.kind_charge,
  release: ledgerTexts.kind_release,
  refund: ledgerTexts.kind_refund,
  refund_outside: ledgerTexts.kind_refund_outside,
  refund_decided: ledgerTexts.kind_refund_decided,
  sale_broken: ledgerTexts.kind_sale_broken,
  credit_spent: ledgerTexts.kind_credit_spent,
  credit_unspent: ledgerTexts.kind_credit_unspent,
  label: ledgerTexts.kind_label,
  label_returned: ledgerTexts.kind_label_returned,
  withdrawal: ledgerTexts.kind_withdrawal,
  withdrawal_paid: ledgerTexts.kind_withdrawal_paid,
  withdrawal_returned: ledgerTexts.kind_withdrawal_returned,
  withdrawal_cancelled: ledgerTexts.kind_withdrawal_cancelled,
  provider_fee: ledgerTexts.kind_provider_fee,
  dispute_lost: ledgerTexts.kind_dispute_lost,
  dispute_won: ledgerTexts.kind_dispute_won,
  settled_charged: ledgerTexts.kind_settled,
  settled_refunded: ledgerTexts.kind_settled,
  settled_disputed: ledgerTexts.kind_settled,
  settled_fee: ledgerTexts.kind_settled,
  settled_unknown: ledgerTexts.kind_settled,
  settled_withdrawn: ledgerTexts.kind_settled,
}

import type { DispatchRun } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { paths } from '../../../lib/paths.ts'
import { dispatchRunTexts } from './dispatch-run-texts.ts'

type Failed = DispatchRun['failed'][number]

export interface Cure {
  text: SiteText
  to: string
}

const carrierBalance = 'https://melhorenvio.com.br/carteira'
const ofOrder = (text: SiteText, part?: 'new-order' | 'detail-status') => (storeId: number, id: number) => ({
  text,
  to: paths.storeOrder(storeId, id, part),
})

/** What a store does about a refusal, by its code; of several parcels of one cause the first is opened. */
const cures: Record<string, (storeId: number, id: number) => Cure> = {
  label_no_balance: (storeId) => ({ text: dispatchRunTexts.cureBalance, to: paths.wallet(storeId) }),
  label_own_balance: () => ({ text: dispatchRunTexts.cureCarrier, to: carrierBalance }),
  label_debt_too_high: () => ({ text: dispatchRunTexts.cureConnect, to: paths.company('frete') }),
  carrier_account_ended: () => ({ text: dispatchRunTexts.cureConnect, to: paths.company('frete') }),
  ...Object.fromEntries(
    ['tax_company_missing', 'tax_registration_missing', 'tax_certificate_missing', 'tax_certificate_over'].map(
      (code) => [code, () => ({ text: dispatchRunTexts.cureTaxes, to: paths.company('notas') })],
    ),
  ),
  invoice_city_unknown: ofOrder(dispatchRunTexts.cureAddress),
  invoice_buyer_unknown: ofOrder(dispatchRunTexts.cureAddress),
  invoice_cancellation_asked: ofOrder(dispatchRunTexts.cureAsked),
  invoice_refused: ofOrder(dispatchRunTexts.cureDocument, 'detail-status'),
  label_refused: ofOrder(dispatchRunTexts.cureOrder),
}

export interface Cause {
  why: string
  failed: Failed[]
  cure: Cure
}

/** Groups what failed by its cause, the commonest first; each has something that one can do about it. */
export function causesOf(failed: Failed[], storeId: number): Cause[] {
  const groups = [...Map.groupBy(failed, ({ why }) => why)]
  return groups
    .map(([why, some]) => {
      const { code, id } = some[0]!
      const cure = (code !== null && cures[code]) || ofOrder(dispatchRunTexts.cureOrder)
      return { why, failed: some, cure: cure(storeId, id) }
    })
    .toSorted((one, other) => other.failed.length - one.failed.length)
}

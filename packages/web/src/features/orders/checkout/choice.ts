import { money } from '@bra/contract/trade/format'
import { installmentsOf } from '@bra/contract/trade/installments'
import type { Translate } from '../../../lib/text.tsx'
import type { PayChoice } from '../../money/payments/pay-choice.ts'
import { checkoutTexts } from './texts.ts'

export interface Choice extends PayChoice {
  installments: number
  usesCredit: boolean
}
export const noChoice: Choice = { method: null, cardId: null, installments: 1, usesCredit: true }

interface Rule {
  installments_max: number
  installment_minimum_cents: number
}

const onePart = [1]

/** Returns the possible numbers of instalments; only 1 if the rule is not known. */
export const partsOf = (total: number, rule: Rule | null | undefined) => (rule ? installmentsOf(total, rule) : onePart)

/** Returns the chosen number of instalments, or the largest that the total still allows. */
export const allowedParts = (chosen: number, parts: number[]) => (parts.includes(chosen) ? chosen : (parts.at(-1) ?? 1))

/** Returns for example "3x de R$ 71,43 sem juros". */
export const partsText = (t: Translate, total: number, parts: number) =>
  parts === 1
    ? t(checkoutTexts.atOnce, { price: money(total) })
    : t(checkoutTexts.inParts, { parts, price: money(Math.round(total / parts)) })

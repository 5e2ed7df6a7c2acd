import { money } from '@bra/contract/trade/format'
import { installmentsOf } from '@bra/contract/trade/installments'
import type { SavedCard } from '@bra/contract/money/payments.schemas'
import type { Translate } from '../../../../lib/text.tsx'
import { brandOf, digitsOf, type TypedCard } from '../../../money/payments/card.ts'

export interface Choice {
  method: 'pix' | 'card' | null
  cardId: number | 'new' | null
  installments: number
}
export const noChoice: Choice = { method: null, cardId: null, installments: 1 }

interface Rule {
  installments_max: number
  installment_minimum_cents: number
}

const LAST = 4
const onePart = [1]

/** Returns the possible numbers of instalments; only 1 if the rule is not known. */
export const partsOf = (total: number, rule: Rule | null | undefined) => (rule ? installmentsOf(total, rule) : onePart)

/** Returns the chosen number of instalments, or the largest that the total still allows. */
export const allowedParts = (chosen: number, parts: number[]) => (parts.includes(chosen) ? chosen : (parts.at(-1) ?? 1))

/** Returns for example "3x de R$ 71,43 sem juros". */
export const partsText = (t: Translate, total: number, parts: number) =>
  parts === 1
    ? t('checkout.atOnce', { price: money(total) })
    : t('checkout.inParts', { parts, price: money(Math.round(total / parts)) })

/** Preselects a saved card that has not expired, or else a new one. */
export const firstCard = (cards: SavedCard[]) => cards.find(({ expired }) => !expired)?.id ?? 'new'

/** Returns for example "Visa final 1111". */
export function cardName(t: Translate, choice: Choice, cards: SavedCard[], typed: TypedCard) {
  const saved = cards.find(({ id }) => id === choice.cardId)
  if (saved) return t('checkout.cardName', { brand: saved.brand, last: saved.last_four })
  const brand = brandOf(typed.number) ?? t('checkout.card')
  return t('checkout.cardName', { brand, last: digitsOf(typed.number).slice(-LAST) })
}

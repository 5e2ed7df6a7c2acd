import { money } from '@bra/contract/format'
import { installmentsOf } from '@bra/contract/installments'
import type { SavedCard } from '@bra/contract/payments.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { brandOf, digitsOf, type TypedCard } from '../../payments/card.ts'

/** How to pay, as far as it is chosen. */
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

/** In how many parts a total may be paid; without the rule in one. */
export const partsOf = (total: number, rule: Rule | null | undefined) => (rule ? installmentsOf(total, rule) : onePart)

/** What was chosen, as far as the total still allows it. */
export const allowedParts = (chosen: number, parts: number[]) => (parts.includes(chosen) ? chosen : (parts.at(-1) ?? 1))

/** "3x de R$ 71,43 sem juros" */
export const partsText = (t: Translate, total: number, parts: number) =>
  parts === 1
    ? t('checkout.atOnce', { price: money(total) })
    : t('checkout.inParts', { parts, price: money(Math.round(total / parts)) })

/** The saved card that is first offered: one that is still good. */
export const firstCard = (cards: SavedCard[]) => cards.find(({ expired }) => !expired)?.id ?? 'new'

/** "Visa final 1111" */
export function cardName(t: Translate, choice: Choice, cards: SavedCard[], typed: TypedCard) {
  const saved = cards.find(({ id }) => id === choice.cardId)
  if (saved) return t('checkout.cardName', { brand: saved.brand, last: saved.last_four })
  const brand = brandOf(typed.number) ?? t('checkout.card')
  return t('checkout.cardName', { brand, last: digitsOf(typed.number).slice(-LAST) })
}

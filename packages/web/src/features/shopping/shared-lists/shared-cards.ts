import { MOST_BASKET_LINES } from '@bra/contract/shopping/basket-limits'
import { sharedLists } from '@bra/contract/shopping/shared-lists'
import type { SharedCard } from '@bra/contract/shopping/shared-lists.schemas'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { typedOf } from '../baskets/limits.ts'
import { lineOf, type ListedCards, readUntilFull } from '../baskets/list-readers.ts'

/** Writes one line for each card of a shared list; a card in several variants is bought in any of them. */
export const sharedCards =
  (secret: string) =>
  async (call: Call): Promise<ListedCards> => {
    const cards: SharedCard[] = []
    await readUntilFull(async (page) => {
      const answer = await callEndpoint(call, sharedLists.show, { params: { secret }, query: { page } })
      cards.push(...answer.cards)
      return { answer, read: cards.length }
    })
    const ofProducts = [...Map.groupBy(cards, ({ product }) => product.id).values()].slice(0, MOST_BASKET_LINES)
    const lines = ofProducts.map(
      (variants) => [lineOf(variants[0]!.product, copiesIn(variants)), limitsOf(variants)] as const,
    )
    return { list: lines.map(([line]) => line).join('\n'), own: Object.fromEntries(lines) }
  }

/** The most copies that a line of a basket takes. */
const MOST_COPIES = 999

const copiesIn = (variants: SharedCard[]) =>
  Math.min(
    MOST_COPIES,
    variants.reduce((sum, { quantity }) => sum + quantity, 0),
  )

function limitsOf([card, ...more]: SharedCard[]) {
  if (!card || more.length > 0) return typedOf()
  const { condition, languages, finishes, any_edition } = card
  // The form knows one finish, or any.
  return typedOf({ condition, languages, finishes: finishes.length === 1 ? finishes : [], any_printing: any_edition })
}

import { MOST_BASKET_LINES } from '@bra/contract/shopping/basket-limits'
import type { Paginate } from '@bra/contract/kit/shapes'
import { collections } from '@bra/contract/shopping/collections'
import { favorites } from '@bra/contract/shopping/favorites'
import { wants } from '@bra/contract/shopping/wants'
import type { Want } from '@bra/contract/shopping/wants.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { copiesOf, type OwnLimits, typedOf } from './limits.ts'

/** The most rows that one call returns. */
const A_PAGE = 96

export interface ListedCards {
  list: string
  own: OwnLimits
  /** What the purchase may cost with its freight, in cents; without it any sum. */
  most_cents?: number
}

type Named = Pick<Want['product'], 'name' | 'card_number' | 'categories'>

/** Writes a line as a game would: "2 Curupira BDN 004". */
export const lineOf = ({ name, card_number: number, categories }: Named, quantity: number | string) =>
  [quantity, name, ...(number ? [categories.code, number] : [])].join(' ')

export const wantedCards =
  (standard: Standard) =>
  async (call: Call): Promise<ListedCards> => {
    const active: Want[] = []
    await readUntilFull(async (page) => {
      const answer = await callEndpoint(call, wants.list, { query: { page, per_page: A_PAGE } })
      active.push(...answer.wants.filter((want) => want.active))
      return { answer, read: active.length }
    })
    const lines = active.map((want) => [lineOf(want.product, want.quantity), limitsOf(want, standard)] as const)
    const taken = lines.slice(0, MOST_BASKET_LINES)
    return { list: taken.map(([line]) => line).join('\n'), own: Object.fromEntries(taken) }
  }

export async function favoriteCards(call: Call): Promise<ListedCards> {
  const kept: Want['product'][] = []
  await readUntilFull(async (page) => {
    const answer = await callEndpoint(call, favorites.list, { query: { page, per_page: A_PAGE } })
    kept.push(...answer.favorites.map(({ product }) => product))
    return { answer, read: kept.length }
  })
  // a standard is of cards: whatever else is kept may be in any condition
  const goods = kept.filter(({ type }) => type !== 'tcg').map((product) => [lineOf(product, 1), typedOf()] as const)
  return { list: listOf(kept), own: Object.fromEntries(goods) }
}

export const lackedCards =
  (category_id: number) =>
  async (call: Call): Promise<ListedCards> => {
    const lacked: Named[] = []
    await readUntilFull(async (page) => {
      const query = { vision: 'faltam' as const, category_id, page, per_page: A_PAGE }
      const answer = await callEndpoint(call, collections.list, { query })
      lacked.push(...answer.items.map(({ product }) => product))
      return { answer, read: lacked.length }
    })
    return { list: listOf(lacked), own: {} }
  }

/** Reads page after page until there is no other, or a basket takes no more. */
export async function readUntilFull(
  readPage: (page: number) => Promise<{ answer: { paginate: Paginate }; read: number }>,
) {
  for (let page = 1; ; page++) {
    const { answer, read } = await readPage(page)
    if (page >= answer.paginate.last_page || read >= MOST_BASKET_LINES) return
  }
}

const listOf = (products: Named[]) =>
  products
    .slice(0, MOST_BASKET_LINES)
    .map((product) => lineOf(product, 1))
    .join('\n')

/** A want that names no copy follows the standard, if it is of a card. */
function limitsOf({ product, condition, languages, finish, any_edition, limit_cents }: Want, standard: Standard) {
  const follows = product.type === 'tcg' && condition === null && languages.length === 0 && finish === null
  return typedOf({
    ...(follows ? copiesOf(standard) : { condition, languages, finishes: finish ? [finish] : [] }),
    any_printing: any_edition,
    most_cents: limit_cents,
  })
}

import { expect, it } from 'vitest'
import type { Call } from '../../../lib/call.ts'
import { typedOf } from '../baskets/limits.ts'
import { sharedCards } from './shared-cards.ts'

const anything = { condition: null, languages: [], finishes: [], edition: null, any_edition: false, extras: [] }
const card = (id: number, quantity: number, copy: object) => ({
  ...anything,
  ...copy,
  quantity,
  product: { id, name: 'Curupira', card_number: String(id).padStart(3, '0'), categories: { code: 'BDN' } },
})
/** Answers with these pages. */
const listed = (...pages: object[][]) =>
  ((_: string, { query }: { query: { page: number } }) =>
    Promise.resolve({ cards: pages[query.page - 1], paginate: { last_page: pages.length } })) as unknown as Call

it('a shared card is bought in the copy that its list names, from every page', async () => {
  const copy = { condition: 'SP', languages: ['PT'], finishes: ['foil'], any_edition: true }
  expect(await sharedCards('s')(listed([card(1, 2, copy)], [card(2, 1, { finishes: ['foil', 'normal'] })]))).toEqual({
    list: '2 Curupira BDN 001\n1 Curupira BDN 002',
    own: {
      '2 Curupira BDN 001': typedOf({ condition: 'SP', languages: ['PT'], finishes: ['foil'], any_printing: true }),
      '1 Curupira BDN 002': typedOf(),
    },
  })
})

it('a card that is owned in several variants is one line, in any of them', async () => {
  const two = [card(1, 2, { condition: 'NM' }), card(1, 3, { condition: 'D' })]
  expect(await sharedCards('s')(listed(two))).toEqual({
    list: '5 Curupira BDN 001',
    own: { '5 Curupira BDN 001': typedOf() },
  })
})

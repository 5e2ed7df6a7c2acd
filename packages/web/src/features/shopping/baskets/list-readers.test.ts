import { expect, it } from 'vitest'
import type { Call } from '../../../lib/call.ts'
import { typedOf } from './limits.ts'
import { favoriteCards, lackedCards, wantedCards } from './list-readers.ts'

const BDN = 7
const card = (number: number) => ({
  ...{ active: true, quantity: 2, condition: null, languages: [], finish: null, any_edition: false, limit_cents: null },
  product: { type: 'tcg', name: 'Curupira', card_number: String(number).padStart(3, '0'), categories: { code: 'BDN' } },
})

/** Answers as a list of so many cards would, and notes each page that is asked for. */
function listed(cards: number) {
  const asked: unknown[] = []
  const call = (_: string, { query }: { query: { page: number; per_page: number } }) => {
    asked.push(query)
    const first = (query.page - 1) * query.per_page
    const rows = Array.from({ length: Math.min(query.per_page, cards - first) }, (_none, at) => card(first + at + 1))
    return { items: rows, favorites: rows, wants: rows, paginate: { last_page: Math.ceil(cards / query.per_page) } }
  }
  return { asked, call: ((route, input) => Promise.resolve(call(route, input as never))) as Call }
}

it('the cards that a set lacks are written with set and number, each in its own printing', async () => {
  const { asked, call } = listed(2)
  expect(await lackedCards(BDN)(call)).toEqual({ list: '1 Curupira BDN 001\n1 Curupira BDN 002', own: {} })
  expect(asked).toEqual([{ vision: 'faltam', category_id: BDN, page: 1, per_page: 96 }])
})

it('no more is read and written than one basket takes', async () => {
  const { asked, call } = listed(1700)
  const lines = (await favoriteCards(call)).list.split('\n')
  expect([lines.length, lines.at(-1), asked.length]).toEqual([200, '1 Curupira BDN 200', 3])
})

it('a want that names no copy is bought in the standard', async () => {
  const standard = { condition: 'NM', languages: ['PT'], finishes: [], posts_in_days: null } as const
  expect(await wantedCards(standard as never)(listed(1).call)).toEqual({
    list: '2 Curupira BDN 001',
    own: { '2 Curupira BDN 001': typedOf({ condition: 'NM', languages: ['PT'] }) },
  })
})

it('a favourite that is no card is bought in any condition', async () => {
  const dice = { type: 'acs', name: 'Dado', card_number: null, categories: { code: 'DAD' } }
  const call = (() =>
    Promise.resolve({ favorites: [{ product: dice }], paginate: { last_page: 1 } })) as unknown as Call
  expect(await favoriteCards(call)).toEqual({ list: '1 Dado', own: { '1 Dado': typedOf() } })
})

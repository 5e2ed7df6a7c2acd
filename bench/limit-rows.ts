import type { Request } from './load.ts'
import { type Market, newQuestions } from './limit-questions.ts'

export type Beside = 'bare' | 'before'

export interface LimitRow {
  name: string
  beside: Beside
  /** Our requests a second have to be at least so many times those of the server beside us. */
  atLeast: number
  /** Returns the questions of a round; two rounds have none in common. */
  questions: (seed: number) => () => Request
}

/** Connections hold a session each, so that carts stay apart. */
export const BUYERS = 200
export const tokenOf = (buyer: number) => `limit-of-a-buyer-${String(buyer).padStart(6, '0')}`
const MOST_ADDED_IN_A_ROUND = 20_000

export function rowsOf(market: Market, listings: number[]): LimitRow[] {
  const of = (kind: keyof ReturnType<typeof newQuestions>) => (seed: number) => newQuestions(market, seed)[kind]
  return [
    { name: 'list of 24 by price', beside: 'bare', atLeast: 1, questions: of('list') },
    { name: 'list with exact facets', beside: 'bare', atLeast: 0.35, questions: of('facets') },
    { name: 'search of a name', beside: 'bare', atLeast: 0.95, questions: of('search') },
    { name: "product page's answer", beside: 'before', atLeast: 1.2, questions: of('product') },
    { name: 'page: list of a set', beside: 'before', atLeast: 1.5, questions: of('pageOfSet') },
    { name: 'page: list, new filter', beside: 'before', atLeast: 1.5, questions: of('pageOfList') },
    { name: 'page: search', beside: 'before', atLeast: 1.5, questions: of('pageOfSearch') },
    { name: 'page: product', beside: 'before', atLeast: 1.5, questions: of('pageOfProduct') },
    { name: 'add to cart', beside: 'before', atLeast: 1.2, questions: (seed) => addingTo(listings, seed) },
  ]
}

function addingTo(listings: number[], seed: number) {
  // the rounds of a run never put one offer into a cart twice, since its stock would not last
  let at = seed * MOST_ADDED_IN_A_ROUND
  return (): Request => {
    const buyer = at % BUYERS
    const id = listings[(at * 7919) % listings.length]
    at++
    return {
      method: 'POST',
      path: '/api/v1/add-to-cart',
      body: { id },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(buyer)}` },
    }
  }
}

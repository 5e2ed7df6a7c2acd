import type { Market } from './market.ts'

/** Units of one offer for one line. */
export interface Entry {
  line: number
  price: number
  take: number
}

/** What a store's offers to each line cost from the cheapest on, as far as the line needs them. */
export function entriesByStore(market: Market): Entry[][] {
  const byStore = market.problem.stores.map(() => [] as Entry[])
  for (let line = 0; line < market.lines; line++)
    for (const { store, ...entry } of takenOf(market, line, entriesOf(market, line))) byStore[store]!.push(entry)
  return byStore
}

/** What can be spent in each store if every line takes its dearest units. */
export function mostSpent(market: Market): Float64Array {
  const most = new Float64Array(market.stores)
  for (let line = 0; line < market.lines; line++)
    for (const { store, price, take } of takenOf(market, line, entriesOf(market, line).reverse()))
      most[store]! += price * take
  return most
}

export const goodsOf = (entries: Entry[]) => entries.reduce((sum, { price, take }) => sum + price * take, 0)

const entriesOf = ({ lineFrom }: Market, line: number) =>
  Array.from({ length: lineFrom[line + 1]! - lineFrom[line]! }, (_, at) => lineFrom[line]! + at)

/** In this order, each store serving no more than the line needs. */
function takenOf(market: Market, line: number, entries: number[]) {
  const left = new Map<number, number>()
  return entries.flatMap((entry) => {
    const store = market.storeOf[entry]!
    const need = left.get(store) ?? market.needs[line]!
    const take = Math.min(need, market.stocks[entry]!)
    left.set(store, need - take)
    return take ? [{ store, line, price: market.prices[entry]!, take }] : []
  })
}

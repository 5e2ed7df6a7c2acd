import type { Market } from './market.ts'
import type { Load } from './problem.ts'

/** Units of one offer for one line. */
export interface Entry {
  line: number
  unit: Load
  take: number
}

/**
 * What a store's offers to each line cost from the cheapest on, as far as the line needs them; each as light as any of
 * them, as a dearer one may be taken to make the parcel lighter.
 */
export function entriesByStore(market: Market): Entry[][] {
  const byStore = market.problem.stores.map(() => [] as Entry[])
  for (let line = 0; line < market.lines; line++) {
    const entries = entriesOf(market, line)
    const lightest = lightestByStore(market, entries)
    for (const { store, unit, take } of takenOf(market, line, entries))
      byStore[store]!.push({ line, unit: { ...lightest.get(store)!, goods: unit.goods }, take })
  }
  return byStore
}

function lightestByStore({ storeOf, unitOf }: Market, entries: number[]) {
  const lightest = new Map<number, Load>()
  for (const entry of entries) {
    const unit = unitOf[entry]!
    const known = lightest.get(storeOf[entry]!) ?? unit
    const [grams, cards] = [Math.min(known.grams, unit.grams), Math.min(known.cards, unit.cards)]
    lightest.set(storeOf[entry]!, { goods: unit.goods, grams, cards })
  }
  return lightest
}

/** What can be spent in each store if every line takes its dearest units. */
export function mostSpent(market: Market): Float64Array {
  const most = new Float64Array(market.stores)
  for (let line = 0; line < market.lines; line++)
    for (const { store, unit, take } of takenOf(market, line, entriesOf(market, line).reverse()))
      most[store]! += unit.goods * take
  return most
}

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
    return take ? [{ store, line, unit: market.unitOf[entry]!, take }] : []
  })
}

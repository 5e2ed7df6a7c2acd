import type { Market } from './market.ts'
import type { Load } from './problem.ts'

export interface Entry {
  line: number
  unit: Load
  take: number
}

/** Each unit counts as light as the lightest of its store, as a dearer one may be taken to make the parcel lighter. */
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

/** Returns the most cents that can be spent in each store: every line takes its dearest units. */
export function mostSpent(market: Market): Float64Array {
  const most = new Float64Array(market.stores)
  for (let line = 0; line < market.lines; line++)
    for (const { store, unit, take } of takenOf(market, line, entriesOf(market, line).reverse()))
      most[store]! += unit.goods * take
  return most
}

const entriesOf = ({ lineFrom }: Market, line: number) =>
  Array.from({ length: lineFrom[line + 1]! - lineFrom[line]! }, (_, at) => lineFrom[line]! + at)

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

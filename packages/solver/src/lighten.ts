import type { Choice, Market } from './market.ts'

/** Moves lines one by one out of parcels that do not go by their cheapest way, while the total falls. */
export function lighten(market: Market, stores: Uint8Array, deadline: number): Choice {
  const first = new Int16Array(market.lines).fill(-1)
  const open = stores.slice()
  let best = market.choice(open)
  for (let isBetter = true; isBetter;) {
    isBetter = false
    const heavy = linesOf(market, best, heavyStores(market, open, first))
    for (const line of heavy) {
      for (const store of othersOf(market, best, line)) {
        if (performance.now() > deadline) return best
        const [before, wasOpen] = [first[line]!, open[store]!]
        first[line] = store
        open[store] = 1
        const choice = market.cost(open, first) < best.total ? market.choice(open, first) : null
        if (choice) {
          best = choice
          isBetter = true
          break
        }
        first[line] = before
        open[store] = wasOpen
      }
    }
  }
  return best
}

function heavyStores(market: Market, open: Uint8Array, first: Int16Array) {
  const { stores } = market.problem
  market.cost(open, first)
  return stores.map(({ ways }, store) => market.loads.freightOf(stores, store) > ways[0]!.cents)
}

const linesOf = (market: Market, { units }: Choice, isMeant: boolean[]) =>
  [...market.needs.keys()].filter((line) =>
    entriesOf(market, line).some((entry) => units[entry] && isMeant[market.storeOf[entry]!]),
  )

function othersOf(market: Market, { units }: Choice, line: number) {
  const entries = entriesOf(market, line)
  const used = new Set(entries.filter((entry) => units[entry]).map((entry) => market.storeOf[entry]!))
  return new Set(entries.map((entry) => market.storeOf[entry]!).filter((store) => !used.has(store)))
}

const entriesOf = ({ lineFrom }: Market, line: number) =>
  Array.from({ length: lineFrom[line + 1]! - lineFrom[line]! }, (_, at) => lineFrom[line]! + at)

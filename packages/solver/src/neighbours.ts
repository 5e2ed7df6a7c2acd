import type { Choice, Market } from './market.ts'

const MOVES_A_LOOK = 64

/** Opens, closes and swaps stores while that costs less; `deadline` is on the scale of `performance.now()`. */
export function improve(market: Market, open: Uint8Array, deadline: number, swapping: number[] = []): number {
  let best = closeUnused(market, open)
  let moves = 0
  const isLate = () => ++moves % MOVES_A_LOOK === 0 && performance.now() > deadline
  const flip = (stores: number[]) => stores.forEach((store) => (open[store] = 1 - open[store]!))
  const isBetter = (stores: number[]) => {
    flip(stores)
    const cost = market.cost(open)
    if (cost < best) {
      best = closeUnused(market, open)
      return true
    }
    flip(stores)
    return false
  }
  for (let improved = true; improved;) {
    improved = false
    for (let store = 0; store < open.length; store++) {
      if (isLate()) return best
      if (isBetter([store])) improved = true
    }
    if (improved) continue
    for (const entering of swapping) {
      for (let leaving = 0; leaving < open.length && !open[entering]; leaving++) {
        if (isLate()) return best
        if (open[leaving] && isBetter([entering, leaving])) improved = true
      }
    }
  }
  return best
}

function closeUnused(market: Market, open: Uint8Array) {
  const cost = market.cost(open)
  for (let store = 0; store < open.length; store++) if (!market.spent[store]) open[store] = 0
  return cost
}

/** Buys more in stores whose freight would then be free, as long as that costs less in all and `deadline` is not over. */
export function topUp(market: Market, open: Uint8Array, deadline: number): Choice {
  const first = new Int16Array(market.lines).fill(-1)
  let best = market.choice(open)
  for (let store = 0; store < market.stores; store++) {
    const { ways, free } = market.problem.stores[store]!
    if (!open[store] || !ways.at(-1)!.cents || !free.length || performance.now() > deadline) continue
    market.cost(open, first)
    if (!market.spent[store] || market.loads.freightOf(market.problem.stores, store) === 0) continue
    const tried = Int16Array.from(first)
    const choice = reach(market, { open, first: tried, store })
    if (choice.total >= best.total) continue
    best = choice
    first.set(tried)
  }
  return best
}

interface Reach {
  open: Uint8Array
  first: Int16Array
  store: number
}

/** Moves lines to the store, those that lose least for each cent first, until its freight is free. */
function reach(market: Market, { open, first, store }: Reach): Choice {
  const goods = () => market.spent.reduce((sum, each) => sum + each, 0)
  market.cost(open, first)
  const [before, spentBefore] = [goods(), market.spent[store]!]
  const moves = [...first.keys()]
    .filter((line) => first[line] === -1)
    .map((line) => {
      first[line] = store
      market.cost(open, first)
      first[line] = -1
      return { line, loss: goods() - before, gained: market.spent[store]! - spentBefore }
    })
    .filter(({ gained }) => gained > 0)
    .sort((a, b) => a.loss / a.gained - b.loss / b.gained)
  for (const { line } of moves) {
    first[line] = store
    market.cost(open, first)
    if (market.loads.freightOf(market.problem.stores, store) === 0) break
  }
  return market.choice(open, first)
}

import { Market } from './market.ts'
import { improve, topUp } from './neighbours.ts'
import type { Problem, Solved } from './problem.ts'

/** One change to the request, with the approximate total in cents and the missing units that it would lead to. */
export interface Changed {
  kind: 'close_store' | 'worse_condition' | 'drop_line'
  /** Position of the store or line; null if the change concerns all lines. */
  of: number | null
  total: number
  missing: number
}

interface AlternativesTask {
  problem: Problem
  /** The same problem with offers one condition worse too; null if that is no other problem. */
  relaxed: Problem | null
  /** How many of the last lines cannot be given up, as they lie in the cart. */
  kept: number
  solved: Solved
}

const MOST_OF_A_KIND = 3

/** Returns the changes that save most, and the stores that cost least to give up; ends after `milliseconds`. */
export function alternativesTo({ problem, relaxed, kept, solved }: AlternativesTask, milliseconds: number): Changed[] {
  const deadline = performance.now() + milliseconds
  const lines = problem.quantities.length - kept
  const used = Uint8Array.from(problem.stores, (_, store) => Number(isUsed(problem, solved, store)))
  const worse = relaxed ? [{ kind: 'worse_condition' as const, of: null, ...nearly(relaxed, used, deadline) }] : []
  const missing = unitsOf(solved.missing)
  const saving = worse.filter(({ total, missing: then }) => total < solved.total || then < missing)
  const dropped = withoutEachLine(problem, { used, lines }, deadline)
    .filter(({ total }) => total < solved.total)
    .sort((a, b) => a.total - b.total)
  const closed = withoutEachStore(problem, { used, lines, solved }, deadline).sort(
    (a, b) => a.missing - b.missing || a.total - b.total,
  )
  return [...saving, ...dropped.slice(0, MOST_OF_A_KIND), ...closed.slice(0, MOST_OF_A_KIND)]
}

const isUsed = ({ offers }: Problem, { picks }: Pick<Solved, 'picks'>, store: number) =>
  picks.some(({ offer }) => offers[offer]!.store === store)

const unitsOf = (missing: number[]) => missing.reduce((sum, units) => sum + units, 0)

/** Opens and closes stores from those that were best before, without proof that nothing is cheaper. */
function nearly(problem: Problem, stores: Uint8Array, deadline: number) {
  const market = new Market(problem)
  const open = stores.slice()
  improve(market, open, deadline)
  // out of time, or only two stores together have what is lacking
  if (market.lacks(open)) open.fill(1)
  improve(market, open, deadline)
  return { total: market.purchaseOf(topUp(market, open, deadline)).total, missing: unitsOf(market.missing) }
}

interface Now {
  used: Uint8Array
  lines: number
}

function withoutEachStore(problem: Problem, { used, lines, solved }: Now & { solved: Solved }, deadline: number) {
  const picks = solved.picks.filter(({ line }) => line < lines)
  const stores = [...used.keys()].filter((store) => isUsed(problem, { picks }, store))
  return stores.flatMap((store): Changed[] => {
    if (performance.now() > deadline) return []
    const offers = problem.offers.filter((offer) => offer.store !== store || offer.lines[0]! >= lines)
    return [{ kind: 'close_store' as const, of: store, ...nearly({ ...problem, offers }, used, deadline) }]
  })
}

function withoutEachLine(problem: Problem, { used, lines }: Now, deadline: number): Changed[] {
  const market = new Market(problem)
  const missing = unitsOf(market.missing)
  return [...market.needs].flatMap((need, line) => {
    if (!need || line >= lines || performance.now() > deadline) return []
    market.needs[line] = 0
    const total = afterClosing(market, used.slice())
    market.needs[line] = need
    return [{ kind: 'drop_line' as const, of: line, total, missing: missing - market.missing[line]! }]
  })
}

/** Closes stores that are not worth their freight once a line is gone; returns the cents that remain to pay. */
function afterClosing(market: Market, open: Uint8Array) {
  let best = market.cost(open)
  for (let store = 0; store < open.length; store++) {
    if (!open[store]) continue
    open[store] = 0
    const cost = market.cost(open)
    if (cost < best) best = cost
    else open[store] = 1
  }
  return best
}

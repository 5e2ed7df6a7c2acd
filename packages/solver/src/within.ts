import type { Choice, Market } from './market.ts'
import { FREE, type States, UNDECIDED, waysLeft } from './states.ts'
import { Loads } from './loads.ts'

const MOST_STEPS = 200_000

/** Returns the cheapest purchase from these stores, and whether nothing in this part of the search is cheaper. */
export function cheapestWithin(market: Market, states: States, below: number): { choice: Choice; isSure: boolean } {
  const open = Uint8Array.from(states, (state) => (state > UNDECIDED ? 1 : 0))
  const choice = market.choice(open)
  const { stores } = market.problem
  const isSure = stores.every(({ ways }, store) => {
    const least = states[store] === FREE ? 0 : ways[waysLeft(states[store]!, ways.length).from]!.cents
    return market.loads.freightOf(stores, store) <= least
  })
  // free freight, or a cheaper way, may need units that are not the cheapest: only trying all of it tells
  return isSure ? { choice, isSure } : new Trial(market, open, choice, below).run()
}

class Trial {
  readonly #market: Market
  readonly #open: Uint8Array
  readonly #left: Int32Array
  readonly #loads: Loads
  readonly #units: Int32Array
  /** Cents of goods of each line and all lines after it, each bought where it is cheapest. */
  readonly #rest: Float64Array
  #best: Choice
  #limit: number
  #steps = 0

  constructor(market: Market, open: Uint8Array, known: Choice, below: number) {
    this.#market = market
    this.#open = open
    this.#left = Int32Array.from(market.problem.offers, (offer) => offer.stock)
    this.#loads = new Loads(market.stores)
    this.#units = new Int32Array(market.offers.length)
    this.#rest = restOf(market, open)
    this.#best = known
    this.#limit = Math.min(known.total, below)
  }

  run() {
    this.#line(0, 0)
    return { choice: this.#best, isSure: this.#steps <= MOST_STEPS }
  }

  #line(line: number, goods: number) {
    if (line < this.#market.lines)
      this.#entry(line, { at: this.#market.lineFrom[line]!, need: this.#market.needs[line]!, goods })
    else this.#finish()
  }

  #entry(line: number, { at, need, goods }: { at: number; need: number; goods: number }) {
    const { lineFrom, storeOf, offers, prices } = this.#market
    if (++this.#steps > MOST_STEPS || goods + this.#rest[line + 1]! >= this.#limit) return
    if (!need) return this.#line(line + 1, goods)
    if (at === lineFrom[line + 1]) return
    const [store, offer, price] = [storeOf[at]!, offers[at]!, prices[at]!]
    const most = this.#open[store] ? Math.min(need, this.#left[offer]!) : 0
    for (let taken = most; taken >= 0; taken--) {
      this.#put(at, taken)
      this.#entry(line, { at: at + 1, need: need - taken, goods: goods + taken * price })
      this.#put(at, -taken)
    }
  }

  #put(at: number, taken: number) {
    this.#left[this.#market.offers[at]!]! -= taken
    this.#loads.add(this.#market.storeOf[at]!, this.#market.unitOf[at]!, taken)
    this.#units[at]! += taken
  }

  #finish() {
    const total = this.#loads.total(this.#market.problem.stores)
    if (total >= this.#limit) return
    this.#limit = total
    this.#best = { total, units: this.#units.slice() }
  }
}

function restOf(market: Market, open: Uint8Array) {
  const rest = new Float64Array(market.lines + 1)
  for (let line = market.lines - 1; line >= 0; line--) {
    let need = market.needs[line]!
    rest[line] = rest[line + 1]!
    for (let entry = market.lineFrom[line]!; need && entry < market.lineFrom[line + 1]!; entry++) {
      if (!open[market.storeOf[entry]!]) continue
      const taken = Math.min(need, market.stocks[entry]!)
      rest[line]! += taken * market.prices[entry]!
      need -= taken
    }
  }
  return rest
}

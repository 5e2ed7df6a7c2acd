import { Loads } from './loads.ts'
import type { Load, Problem, Purchase } from './problem.ts'
import { groupsOf, type Rivals, rivalsOf, serveRivals } from './rivals.ts'

/** More than any real purchase: a set of stores that lacks a unit is worse than all that lack none. */
const LACKING = 1e10

export interface Choice {
  units: Int32Array
  total: number
}

/** The problem as columns: an entry is one offer that may serve one line, cheapest first within its line. */
export class Market {
  readonly problem: Problem
  readonly lines: number
  readonly stores: number
  readonly needs: Int32Array
  readonly missing: number[]
  readonly lineFrom: Int32Array
  readonly offers: Int32Array
  readonly storeOf: Int32Array
  readonly prices: Int32Array
  readonly stocks: Int32Array
  readonly unitOf: Load[]
  readonly rivals: Rivals[]
  readonly #isRival: Uint8Array
  /** From the last call of `cost`: what is bought by store, and the units by entry. */
  readonly loads: Loads
  readonly units: Int32Array

  constructor(problem: Problem) {
    this.problem = problem
    this.lines = problem.quantities.length
    this.stores = problem.stores.length
    this.needs = Int32Array.from(problem.quantities)
    const byLine = offersByLine(problem)
    this.lineFrom = new Int32Array(this.lines + 1)
    byLine.forEach((entries, line) => (this.lineFrom[line + 1] = this.lineFrom[line]! + entries.length))
    this.offers = Int32Array.from(byLine.flat())
    this.storeOf = this.offers.map((offer) => problem.offers[offer]!.store)
    this.prices = this.offers.map((offer) => problem.offers[offer]!.price)
    this.stocks = this.offers.map((offer) => problem.offers[offer]!.stock)
    const units = problem.offers.map(({ price, grams, cards }) => ({ goods: price, grams, cards }))
    this.unitOf = Array.from(this.offers, (offer) => units[offer]!)
    this.loads = new Loads(this.stores)
    this.units = new Int32Array(this.offers.length)
    this.rivals = this.#rivals()
    this.#isRival = new Uint8Array(this.lines)
    for (const { lines } of this.rivals) for (const line of lines) this.#isRival[line] = 1
    this.missing = this.#leaveWhatNobodyHas()
  }

  get spent() {
    return this.loads.goods
  }

  /** Returns the cents of goods and freights, each line bought where it is cheapest in open stores; sets `units`. */
  cost(open: Uint8Array, first?: Int16Array): number {
    const { loads, units, needs, lineFrom } = this
    loads.clear()
    units.fill(0)
    let lacking = 0
    for (let line = 0; line < this.lines; line++) {
      if (this.#isRival[line]) continue
      let need = needs[line]!
      const preferred = first ? first[line]! : -1
      if (preferred >= 0) need = this.#take(line, need, preferred)
      for (let entry = lineFrom[line]!; need && entry < lineFrom[line + 1]!; entry++) {
        const store = this.storeOf[entry]!
        if (!open[store] || store === preferred) continue
        const taken = Math.min(need, this.stocks[entry]!)
        units[entry] = taken
        need -= taken
        loads.add(store, this.unitOf[entry]!, taken)
      }
      lacking += need
    }
    for (const rivals of this.rivals) lacking += this.#serve(rivals, open)
    return loads.total(this.problem.stores) + lacking * LACKING
  }

  lacks = (open: Uint8Array) => this.cost(open) >= LACKING

  choice(open: Uint8Array, first?: Int16Array): Choice {
    const total = this.cost(open, first)
    return { total, units: this.units.slice() }
  }

  purchaseOf({ units }: Choice): Purchase {
    const loads = new Loads(this.stores)
    const picks = []
    for (let line = 0; line < this.lines; line++)
      for (let entry = this.lineFrom[line]!; entry < this.lineFrom[line + 1]!; entry++) {
        if (!units[entry]) continue
        picks.push({ line, offer: this.offers[entry]!, quantity: units[entry]! })
        loads.add(this.storeOf[entry]!, this.unitOf[entry]!, units[entry]!)
      }
    const goods = loads.goods.reduce((total, each) => total + each, 0)
    const freights = this.problem.stores.map((_, store) => loads.freightOf(this.problem.stores, store))
    const total = goods + freights.reduce((sum, each) => sum + each, 0)
    return { picks, goods, freights, total, missing: this.missing }
  }

  #take(line: number, need: number, store: number) {
    let left = need
    for (let entry = this.lineFrom[line]!; entry < this.lineFrom[line + 1]!; entry++) {
      if (this.storeOf[entry] !== store) continue
      const taken = Math.min(left, this.stocks[entry]!)
      this.units[entry] = taken
      left -= taken
      this.loads.add(store, this.unitOf[entry]!, taken)
    }
    return left
  }

  #serve(rivals: Rivals, open: Uint8Array) {
    const lacking = serveRivals(rivals, open, this)
    for (const { store, claims } of rivals.offers)
      for (const { entry } of claims) this.loads.add(store, this.unitOf[entry]!, this.units[entry]!)
    return lacking
  }

  #rivals(): Rivals[] {
    const wanted = (lines: number[]) => lines.reduce((sum, line) => sum + this.needs[line]!, 0)
    const scarce = this.problem.offers.filter(({ lines, stock }) => lines.length > 1 && stock < wanted(lines))
    const groups = groupsOf(
      scarce.map((offer) => offer.lines),
      this.lines,
    )
    return groups.map((lines) => rivalsOf(lines, this.#claimsOn(lines)))
  }

  #claimsOn(lines: number[]): Rivals['offers'] {
    const byOffer = new Map<number, Rivals['offers'][number]>()
    for (const line of lines)
      for (let entry = this.lineFrom[line]!; entry < this.lineFrom[line + 1]!; entry++) {
        const known = byOffer.get(this.offers[entry]!)
        if (known) known.claims.push({ line, entry })
        else byOffer.set(this.offers[entry]!, this.#claimed(line, entry))
      }
    return [...byOffer.values()].sort((a, b) => a.price - b.price)
  }

  #claimed(line: number, entry: number): Rivals['offers'][number] {
    const { store, price, stock } = this.problem.offers[this.offers[entry]!]!
    return { store, price, stock, claims: [{ line, entry }] }
  }

  /** Lowers `needs` to what can be had, the first of competing lines first. Returns the missing units by line. */
  #leaveWhatNobodyHas() {
    this.cost(new Uint8Array(this.stores).fill(1))
    return this.problem.quantities.map((quantity, line) => {
      const had = this.units.subarray(this.lineFrom[line], this.lineFrom[line + 1]).reduce((sum, each) => sum + each, 0)
      this.needs[line] = had
      return quantity - had
    })
  }
}

function offersByLine({ quantities, offers }: Problem) {
  const byLine = quantities.map(() => [] as number[])
  offers.forEach((offer, at) => offer.lines.forEach((line) => byLine[line]!.push(at)))
  return byLine.map((entries) => entries.sort((a, b) => offers[a]!.price - offers[b]!.price || a - b))
}

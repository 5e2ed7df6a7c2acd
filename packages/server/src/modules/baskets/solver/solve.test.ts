import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freightOf, type Problem, type Purchase } from './problem.ts'
import { solve } from './solve.ts'

const UNHURRIED = 20_000

const problems: fc.Arbitrary<Problem> = fc
  .record({ lines: fc.integer({ min: 1, max: 4 }), stores: fc.integer({ min: 1, max: 4 }) })
  .chain(({ lines, stores }) =>
    fc.record({
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: lines, maxLength: lines }),
      stores: fc.array(
        fc.record({
          freight: fc.integer({ min: 0, max: 60 }),
          freeFrom: fc.option(fc.integer({ min: 10, max: 150 })),
        }),
        { minLength: stores, maxLength: stores },
      ),
      offers: fc.array(
        fc.record({
          store: fc.integer({ min: 0, max: stores - 1 }),
          price: fc.integer({ min: 1, max: 50 }),
          stock: fc.integer({ min: 1, max: 4 }),
          lines: fc.uniqueArray(fc.integer({ min: 0, max: lines - 1 }), { minLength: 1, maxLength: 2 }),
        }),
        { maxLength: 8 },
      ),
    }),
  )

/** Tries every number of units of every offer for every line: the most units, then the least total. */
function byTryingAll({ quantities, stores, offers }: Problem, missing: number[]) {
  const claims = offers.flatMap((offer) => offer.lines.map((line) => ({ offer, line })))
  const stock = new Map(offers.map((offer) => [offer, offer.stock]))
  const needs = quantities.map((quantity, line) => quantity - missing[line]!)
  const spent = stores.map(() => 0)
  let [most, least] = [0, Infinity]
  const needed = needs.reduce((sum, need) => sum + need, 0)
  const goOn = (at: number, had: number) => {
    most = Math.max(most, had)
    if (had === needed) {
      const total = stores.reduce((sum, store, each) => sum + spent[each]! + freightOf(store, spent[each]!), 0)
      least = Math.min(least, total)
    }
    const claim = claims[at]
    if (!claim) return
    const units = Math.min(needs[claim.line]!, stock.get(claim.offer)!)
    for (let taken = 0; taken <= units; taken++) {
      move(claim, taken)
      goOn(at + 1, had + taken)
      move(claim, -taken)
    }
  }
  const move = ({ offer, line }: (typeof claims)[number], taken: number) => {
    needs[line]! -= taken
    stock.set(offer, stock.get(offer)! - taken)
    spent[offer.store]! += taken * offer.price
  }
  goOn(0, 0)
  return { most, least }
}

/** Who was given what adds up, and nobody gives what is not there. */
function expectHonest(problem: Problem, { picks, goods, freights, total, missing }: Purchase) {
  const given = (of: (pick: Purchase['picks'][number]) => boolean) =>
    picks.filter(of).reduce((sum, { quantity }) => sum + quantity, 0)
  problem.quantities.forEach((quantity, line) =>
    expect(given((pick) => pick.line === line) + missing[line]!).toBe(quantity),
  )
  problem.offers.forEach(({ stock }, offer) => expect(given((pick) => pick.offer === offer)).toBeLessThanOrEqual(stock))
  for (const { line, offer } of picks) expect(problem.offers[offer]!.lines).toContain(line)
  const spentAt = (store: number) =>
    picks
      .filter(({ offer }) => problem.offers[offer]!.store === store)
      .reduce((sum, { offer, quantity }) => sum + quantity * problem.offers[offer]!.price, 0)
  expect(freights).toEqual(problem.stores.map((store, at) => freightOf(store, spentAt(at))))
  expect(goods).toBe(problem.stores.reduce((sum, _, store) => sum + spentAt(store), 0))
  expect(total).toBe(freights.reduce((sum, freight) => sum + freight, goods))
}

describe('the cheapest purchase', () => {
  it('costs what trying everything finds, proven, with as many units as there are', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const solved = solve(problem, UNHURRIED)
        expectHonest(problem, solved)
        const nothing = problem.quantities.map(() => 0)
        const had = problem.quantities.reduce((sum, quantity, line) => sum + quantity - solved.missing[line]!, 0)
        expect(had).toBe(byTryingAll(problem, nothing).most)
        expect(solved.total).toBe(byTryingAll(problem, solved.missing).least)
        expect(solved.bound).toBe(solved.total)
      }),
      { numRuns: 1500 },
    )
  })

  it('is one store where a second freight costs more than it saves', () => {
    const problem: Problem = {
      quantities: [1, 1],
      stores: [
        { freight: 1000, freeFrom: null },
        { freight: 1000, freeFrom: null },
      ],
      offers: [
        { store: 0, price: 500, stock: 1, lines: [0] },
        { store: 0, price: 1400, stock: 1, lines: [1] },
        { store: 1, price: 500, stock: 1, lines: [1] },
      ],
    }
    expect(solve(problem, UNHURRIED)).toMatchObject({ total: 2900, goods: 1900, freights: [1000, 0] })
  })

  it('buys dearer where that makes the freight free', () => {
    const problem: Problem = {
      quantities: [1, 1],
      stores: [
        { freight: 1500, freeFrom: 5000 },
        { freight: 0, freeFrom: null },
      ],
      offers: [
        { store: 0, price: 4000, stock: 1, lines: [0] },
        { store: 0, price: 1200, stock: 1, lines: [1] },
        { store: 1, price: 900, stock: 1, lines: [1] },
      ],
    }
    expect(solve(problem, UNHURRIED)).toMatchObject({ total: 5200, goods: 5200, freights: [0, 0] })
  })

  it('gives a scarce unit to the line that has no other', () => {
    const problem: Problem = {
      quantities: [1, 1],
      stores: [{ freight: 0, freeFrom: null }],
      offers: [
        { store: 0, price: 100, stock: 1, lines: [0, 1] },
        { store: 0, price: 300, stock: 5, lines: [0] },
      ],
    }
    const { total, picks, missing } = solve(problem, UNHURRIED)
    expect([total, missing]).toEqual([400, [0, 0]])
    expect(picks.find(({ line }) => line === 1)!.offer).toBe(0)
  })

  it('ends in its time, with a true bound, even where every line wants the same scarce units', () => {
    const lines = Array.from({ length: 60 }, (_, line) => line)
    const problem: Problem = {
      quantities: lines.map(() => 4),
      stores: Array.from({ length: 50 }, (_, store) => ({ freight: 900 + store, freeFrom: store % 2 ? 15_000 : null })),
      offers: Array.from({ length: 200 }, (_, offer) => ({
        store: offer % 50,
        price: 100 + 7 * offer,
        stock: 1,
        lines,
      })),
    }
    const start = performance.now()
    const solved = solve(problem, 300)
    expect(performance.now() - start).toBeLessThan(3000)
    expectHonest(problem, solved)
    expect(solved.missing.reduce((sum, each) => sum + each)).toBe(40)
    expect(solved.bound).toBeLessThanOrEqual(solved.total)
  })

  it('of nothing costs nothing', () => {
    expect(solve({ quantities: [], stores: [], offers: [] }, 100)).toMatchObject({ total: 0, bound: 0, picks: [] })
    expect(solve({ quantities: [2], stores: [], offers: [] }, 100)).toMatchObject({ total: 0, missing: [2] })
  })
})

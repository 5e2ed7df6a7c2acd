import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveWithFew } from './few-stores.ts'
import type { Problem } from './problem.ts'
import { solve } from './solve.ts'

const UNHURRIED = 20_000
const STORES = 5
const anything = { goods: Infinity, grams: Infinity, cards: Infinity }

const problems: fc.Arbitrary<Problem> = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
  stores: fc.array(
    fc.record({
      ways: fc.integer({ min: 0, max: 60 }).map((cents) => [{ cents, ...anything }]),
      free: fc.array(
        fc.integer({ min: 10, max: 150 }).map((goods) => ({ goods, grams: Infinity })),
        { maxLength: 1 },
      ),
    }),
    { minLength: STORES, maxLength: STORES },
  ),
  offers: fc.array(
    fc.record({
      store: fc.integer({ min: 0, max: STORES - 1 }),
      price: fc.integer({ min: 1, max: 50 }),
      stock: fc.integer({ min: 1, max: 4 }),
      grams: fc.constant(2),
      cards: fc.constant(1),
      lines: fc.integer({ min: 0, max: 3 }).map((line) => [line]),
    }),
    { maxLength: 12 },
  ),
})
const whole = (problem: Problem): Problem => ({
  ...problem,
  offers: problem.offers.filter(({ lines }) => lines[0]! < problem.quantities.length),
})
const lackOf = (missing: number[]) => missing.reduce((sum, units) => sum + units, 0)

/** Solves the problem for every set of at most `most` stores beside `always`. */
function byTryingAll(problem: Problem, most: number, always: Set<number>) {
  let best = [Infinity, Infinity] as [number, number]
  for (let mask = 0; mask < 2 ** STORES; mask++) {
    const chosen = Array.from({ length: STORES }, (_, at) => at).filter((at) => mask & (1 << at))
    if (chosen.filter((store) => !always.has(store)).length > most) continue
    const offers = problem.offers.filter(({ store }) => chosen.includes(store) || always.has(store))
    const { missing, total } = solve({ ...problem, offers }, UNHURRIED)
    const lack = lackOf(missing)
    if (lack < best[0] || (lack === best[0] && total < best[1])) best = [lack, total]
  }
  return best
}

describe('the cheapest purchase from few stores', () => {
  it('comes from no more stores than that, and is what trying every set of stores finds', () => {
    fc.assert(
      fc.property(problems.map(whole), fc.integer({ min: 1, max: 3 }), fc.boolean(), (problem, most, isKept) => {
        const always = new Set(isKept ? [0] : [])
        const solved = solveWithFew(problem, { most, always }, UNHURRIED)
        const used = new Set(
          solved.picks.map(({ offer }) => problem.offers[offer]!.store).filter((at) => !always.has(at)),
        )
        expect(used.size).toBeLessThanOrEqual(most)
        expect([lackOf(solved.missing), solved.total]).toEqual(byTryingAll(problem, most, always))
        expect(solved.bound).toBeLessThanOrEqual(solved.total)
      }),
      { numRuns: 150 },
    )
  })

  it('has the most units first, and says nothing of a bound if a store more would have had more', () => {
    const flat = { ways: [{ cents: 10, ...anything }], free: [] }
    const offer = { stock: 1, grams: 2, cards: 1 }
    const problem: Problem = {
      quantities: [1, 1, 1],
      stores: [flat, flat, flat],
      offers: [
        { ...offer, store: 0, price: 1, lines: [0] },
        { ...offer, store: 1, price: 90, lines: [0] },
        { ...offer, store: 1, price: 90, lines: [1] },
        { ...offer, store: 2, price: 1, lines: [2] },
      ],
    }
    const solved = solveWithFew(problem, { most: 1, always: new Set() }, UNHURRIED)
    expect(solved).toMatchObject({ total: 190, missing: [0, 0, 1], bound: 0 })
    expect(solveWithFew(problem, { most: 2, always: new Set() }, UNHURRIED)).toMatchObject({
      missing: [0, 0, 0],
      bound: 122,
    })
  })
})

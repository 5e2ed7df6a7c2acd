import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freightOf, type Problem, type Purchase, type Way } from './problem.ts'
import { solve } from './solve.ts'

const UNHURRIED = 20_000
const card = { grams: 2, cards: 1 }
const anything = { goods: Infinity, grams: Infinity, cards: Infinity }
const flat = (cents: number): Way[] => [{ cents, ...anything }]

/** Ways of a carrier, cheapest first, each with its limits; what is too much for all goes in several parcels. */
const ways: fc.Arbitrary<Way[]> = fc
  .array(
    fc.record({
      cents: fc.integer({ min: 0, max: 60 }),
      goods: fc.oneof(fc.integer({ min: 10, max: 120 }), fc.constant(Infinity)),
      grams: fc.integer({ min: 1, max: 20 }),
      cards: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(Infinity)),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.toSorted((a, b) => a.cents - b.cents))

const freeRules = fc.record({
  goods: fc.integer({ min: 10, max: 150 }),
  grams: fc.oneof(fc.constant(Infinity), fc.integer({ min: 3, max: 30 })),
})

const problems: fc.Arbitrary<Problem> = fc
  .record({ lines: fc.integer({ min: 1, max: 4 }), stores: fc.integer({ min: 1, max: 4 }) })
  .chain(({ lines, stores }) =>
    fc.record({
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: lines, maxLength: lines }),
      stores: fc.array(
        fc.record({
          ways: fc.oneof(fc.integer({ min: 0, max: 60 }).map(flat), ways),
          free: fc.array(freeRules, { maxLength: 2 }),
        }),
        { minLength: stores, maxLength: stores },
      ),
      offers: fc.array(
        fc.record({
          store: fc.integer({ min: 0, max: stores - 1 }),
          price: fc.integer({ min: 1, max: 50 }),
          stock: fc.integer({ min: 1, max: 4 }),
          grams: fc.integer({ min: 1, max: 6 }),
          cards: fc.constantFrom(1, 1_000_000),
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
  const loads = stores.map(() => ({ goods: 0, grams: 0, cards: 0 }))
  let [most, least] = [0, Infinity]
  const needed = needs.reduce((sum, need) => sum + need, 0)
  const goOn = (at: number, had: number) => {
    most = Math.max(most, had)
    if (had === needed) {
      const total = stores.reduce((sum, store, at) => sum + loads[at]!.goods + freightOf(store, loads[at]!), 0)
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
    const load = loads[offer.store]!
    load.goods += taken * offer.price
    load.grams += taken * offer.grams
    load.cards += taken * offer.cards
  }
  goOn(0, 0)
  return { most, least }
}

/** Checks that the units add up, and that no offer gives more than its stock. */
function expectHonest(problem: Problem, { picks, goods, freights, total, missing }: Purchase) {
  const given = (of: (pick: Purchase['picks'][number]) => boolean) =>
    picks.filter(of).reduce((sum, { quantity }) => sum + quantity, 0)
  problem.quantities.forEach((quantity, line) =>
    expect(given((pick) => pick.line === line) + missing[line]!).toBe(quantity),
  )
  problem.offers.forEach(({ stock }, offer) => expect(given((pick) => pick.offer === offer)).toBeLessThanOrEqual(stock))
  for (const { line, offer } of picks) expect(problem.offers[offer]!.lines).toContain(line)
  const bought = (of: 'price' | 'grams' | 'cards', store: number) =>
    picks
      .filter(({ offer }) => problem.offers[offer]!.store === store)
      .reduce((sum, { offer, quantity }) => sum + quantity * problem.offers[offer]![of], 0)
  const loads = problem.stores.map((_, store) => ({
    goods: bought('price', store),
    grams: bought('grams', store),
    cards: bought('cards', store),
  }))
  expect(freights).toEqual(problem.stores.map((store, at) => freightOf(store, loads[at]!)))
  expect(goods).toBe(loads.reduce((sum, load) => sum + load.goods, 0))
  expect(total).toBe(freights.reduce((sum, freight) => sum + freight, goods))
}

/** Three lines that want nearly the same offers, and ways that only some of these may take. */
const shared: Problem = {
  quantities: [3, 3, 3],
  stores: [
    { ways: flat(17), free: [] },
    { ways: flat(13), free: [{ goods: 119, grams: Infinity }] },
    { ways: [{ ...flat(4)[0]!, goods: 10, grams: 1 }], free: [] },
  ],
  offers: [
    { store: 0, price: 1, stock: 2, ...card, lines: [1, 0] },
    { store: 0, price: 1, stock: 1, ...card, lines: [0] },
    { store: 0, price: 7, stock: 3, ...card, lines: [0, 1] },
    { store: 0, price: 7, stock: 3, ...card, lines: [0, 1] },
    { store: 1, price: 1, stock: 2, ...card, lines: [2, 0] },
    { store: 0, price: 7, stock: 2, ...card, lines: [0] },
    { store: 2, price: 1, stock: 2, ...card, lines: [2, 1] },
    { store: 0, price: 1, stock: 3, ...card, lines: [2, 1] },
  ],
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
      { numRuns: 1500, examples: [[shared]] },
    )
  })

  it('is one store where a second freight costs more than it saves', () => {
    const problem: Problem = {
      quantities: [1, 1],
      stores: [
        { ways: flat(1000), free: [] },
        { ways: flat(1000), free: [] },
      ],
      offers: [
        { store: 0, price: 500, stock: 1, ...card, lines: [0] },
        { store: 0, price: 1400, stock: 1, ...card, lines: [1] },
        { store: 1, price: 500, stock: 1, ...card, lines: [1] },
      ],
    }
    expect(solve(problem, UNHURRIED)).toMatchObject({ total: 2900, goods: 1900, freights: [1000, 0] })
  })

  it('buys dearer where that makes the freight free', () => {
    const problem: Problem = {
      quantities: [1, 1],
      stores: [
        { ways: flat(1500), free: [{ goods: 5000, grams: Infinity }] },
        { ways: flat(0), free: [] },
      ],
      offers: [
        { store: 0, price: 4000, stock: 1, ...card, lines: [0] },
        { store: 0, price: 1200, stock: 1, ...card, lines: [1] },
        { store: 1, price: 900, stock: 1, ...card, lines: [1] },
      ],
    }
    expect(solve(problem, UNHURRIED)).toMatchObject({ total: 5200, goods: 5200, freights: [0, 0] })
  })

  it('is two parcels where both in one would need a dearer way', () => {
    const ways: Way[] = [
      { cents: 990, ...anything, goods: 10_000 },
      { cents: 1520, ...anything },
    ]
    const problem: Problem = {
      quantities: [1, 1],
      stores: [
        { ways, free: [] },
        { ways: flat(400), free: [] },
      ],
      offers: [
        { store: 0, price: 9000, stock: 1, ...card, lines: [0] },
        { store: 0, price: 9000, stock: 1, ...card, lines: [1] },
        { store: 1, price: 9100, stock: 1, ...card, lines: [1] },
      ],
    }
    expect(solve(problem, UNHURRIED)).toMatchObject({ total: 19_490, bound: 19_490, freights: [990, 400] })
  })

  it('gives a scarce unit to the line that has no other', () => {
    const problem: Problem = {
      quantities: [1, 1],
      stores: [{ ways: flat(0), free: [] }],
      offers: [
        { store: 0, price: 100, stock: 1, ...card, lines: [0, 1] },
        { store: 0, price: 300, stock: 5, ...card, lines: [0] },
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
      stores: Array.from({ length: 50 }, (_, store) => ({
        ways: flat(900 + store),
        free: store % 2 ? [{ goods: 15_000, grams: Infinity }] : [],
      })),
      offers: Array.from({ length: 200 }, (_, offer) => ({
        store: offer % 50,
        price: 100 + 7 * offer,
        stock: 1,
        ...card,
        lines,
      })),
    }
    const start = performance.now()
    const solved = solve(problem, 300)
    // the whole search would take hours; a busy machine is slow to stop it
    expect(performance.now() - start).toBeLessThan(20_000)
    expectHonest(problem, solved)
    expect(solved.missing.reduce((sum, each) => sum + each)).toBe(40)
    expect(solved.bound).toBeLessThanOrEqual(solved.total)
  })

  it('of nothing costs nothing', () => {
    expect(solve({ quantities: [], stores: [], offers: [] }, 100)).toMatchObject({ total: 0, bound: 0, picks: [] })
    expect(solve({ quantities: [2], stores: [], offers: [] }, 100)).toMatchObject({ total: 0, missing: [2] })
  })
})

import { cpus } from 'node:os'
import type { Problem } from '@bra/solver/problem'
import { solve } from '@bra/solver/solve'
import { seeded } from './seeded.ts'

const LINES = 100
const STORES = 200
/** The search gets 1.5 s of the two seconds of a request; reading and replying need the rest. */
const MILLISECONDS = 1500
const SEEDS = [1, 2, 3, 4, 5]

const card = { grams: 2, cards: 1 }
const anything = { goods: Infinity, grams: Infinity, cards: Infinity }
/** Freight in cents, the nearest region first: a letter (goods up to R$ 100, 300 g), then parcels by their weight. */
const tariffs = [
  [990, 1520, 1590, 1700],
  [1190, 1850, 1990, 2250],
  [1390, 2490, 2690, 3190],
].map(([mini, ...steps]) => [
  { ...anything, cents: mini!, goods: 10_000, grams: 300 },
  ...steps.map((cents, at) => ({ ...anything, cents, grams: [300, 500, 10_000][at]! })),
])

interface ProblemKind {
  name: string
  problem: (random: () => number) => Problem
}

export function benchBestCart() {
  solve(market(seeded(99)), MILLISECONDS)
  console.log(`${cpus()[0]!.model}; Node ${process.version}; ${LINES} lines, ${STORES} stores\n`)
  for (const { name, problem } of kinds) {
    for (const seed of SEEDS) {
      const instance = problem(seeded(seed))
      const start = performance.now()
      const { total, bound } = solve(instance, MILLISECONDS)
      const seconds = (performance.now() - start) / 1000
      const gap = (100 * (total - bound)) / total
      console.log(
        `${name.padEnd(8)} seed ${seed}  ${String(instance.offers.length).padStart(6)} offers  R$ ${(total / 100).toFixed(2).padStart(8)}`,
        ` at most ${gap.toFixed(2)} % above the optimum  ${seconds.toFixed(2)} s`,
      )
    }
  }
}

/** Prices go from cents to hundreds of reais; each store has some of the cards at its own price level. */
function market(random: () => number): Problem {
  const bases = Array.from({ length: LINES }, () => Math.exp(4.2 + 1.4 * normal(random)))
  const quantities = bases.map((base) => (base < 500 ? 1 + Math.floor(random() * 4) : 1))
  const offers: Problem['offers'] = []
  const stores = Array.from({ length: STORES }, (_, store) => {
    const breadth = 0.05 + 0.5 * random() ** 2
    const level = Math.exp(0.12 * normal(random))
    bases.forEach((base, line) => {
      if (random() > breadth) return
      const price = Math.max(10, Math.round(base * level * Math.exp(0.2 * normal(random))))
      offers.push({ store, price, stock: 1 + Math.floor(random() * 6), ...card, lines: [line] })
    })
    return {
      ways: tariffs[Math.floor(random() * 3)]!,
      free: random() < 0.4 ? [{ goods: 15_000, grams: Infinity }] : [],
    }
  })
  return { quantities, stores, offers }
}

/** Real lists look like this: few stores, cheap cards, and one card that costs as much as all the others together. */
function sparse(random: () => number): Problem {
  const bases = Array.from({ length: LINES }, (_, line) => (line ? 20 + 3000 * random() ** 4 : 140_000))
  const offers: Problem['offers'] = []
  const stores = Array.from({ length: 30 }, (_, store) => {
    bases.forEach((base, line) => {
      if (random() > 0.75) return
      const price = Math.round(base * (1 + 0.6 * random()))
      offers.push({ store, price, stock: 1 + Math.floor(random() * 5), ...card, lines: [line] })
    })
    const free = random() < 0.8 ? [{ goods: 12_000 + 500 * Math.floor(26 * random()), grams: Infinity }] : []
    return { ways: tariffs[Math.floor(random() * 3)]!, free }
  })
  return { quantities: bases.map(() => 1 + Math.floor(random() * 3)), stores, offers }
}

/** All stores are alike: any card costs R$ 5 to R$ 15 and any freight R$ 10 to R$ 20, so no choice stands out. */
function hard(random: () => number): Problem {
  const offers: Problem['offers'] = []
  const stores = Array.from({ length: STORES }, (_, store) => {
    for (let line = 0; line < LINES; line++)
      if (random() < 0.5)
        offers.push({ store, price: 500 + Math.floor(1000 * random()), stock: 1, ...card, lines: [line] })
    return { ways: [{ cents: 1000 + Math.floor(1000 * random()), ...anything }], free: [] }
  })
  return { quantities: Array.from({ length: LINES }, () => 1), stores, offers }
}

const kinds: ProblemKind[] = [
  { name: 'market', problem: market },
  { name: 'sparse', problem: sparse },
  { name: 'hard', problem: hard },
]

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

import { expect, it } from 'vitest'
import { cheapestCuts } from './cuts.ts'

let seed = 7
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))

/** A row of things of any weight, of which a piece costs a price by weight, or cannot be sent. */
function anyRow() {
  const weights = Array.from({ length: between(1, 9) }, () => between(1, 6))
  const tiers = [4, 9, 15].map((weight, at) => ({ weight, cents: between(10, 20) + at * between(3, 20) }))
  const pricesFrom = tiers.map((_, at) => Math.min(...tiers.slice(at).map(({ cents }) => cents)))
  const priceOf = (from: number, to: number) => {
    const weight = weights.slice(from, to).reduce((sum, one) => sum + one, 0)
    return pricesFrom[tiers.findIndex((tier) => weight <= tier.weight)] ?? Infinity
  }
  return { units: weights.length, prices: pricesFrom, priceOf, restAtLeast: () => Math.min(...pricesFrom) }
}

const costOf = ({ priceOf }: ReturnType<typeof anyRow>, ends: number[]) =>
  ends.reduce((sum, end, at) => sum + priceOf(ends[at - 1] ?? 0, end), 0)

/** The least that any cutting into at most four pieces costs. */
function leastOf(row: ReturnType<typeof anyRow>, from = 0, pieces = 4): number {
  if (from === row.units) return 0
  if (pieces === 0) return Infinity
  const ends = Array.from({ length: row.units - from }, (_, at) => from + at + 1)
  return Math.min(...ends.map((end) => row.priceOf(from, end) + leastOf(row, end, pieces - 1)))
}

it('cuts a row so that its pieces cost as little as in any other way, or says that none is', () => {
  let cut = 0
  for (let times = 0; times < 500; times += 1) {
    const row = anyRow()
    const ends = cheapestCuts(row)
    expect(ends.length > 0 ? costOf(row, ends) : Infinity).toBe(leastOf(row))
    if (ends.length > 1) cut += 1
  }
  expect(cut).toBeGreaterThan(100)
})

it('leaves a row whole where cutting it saves nothing', () => {
  expect(
    cheapestCuts({
      units: 8,
      prices: [10, 20],
      priceOf: (from, to) => (to - from > 4 ? 20 : 10),
      restAtLeast: () => 10,
    }),
  ).toEqual([8])
})

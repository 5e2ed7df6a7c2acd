import { describe, expect, it } from 'vitest'
import { chosenToComplete } from './completing.ts'
import type { WantedOffer } from './parcel.queries.ts'

const offer = (id: number, price_cents: number, quantity = 1): WantedOffer => ({
  ...{ id, price_cents, quantity, product_id: id },
  ...{ condition: 'NM', language: 'PT', finish: 'normal', grams: 2, sides: null, is_card: true },
})
const prices = [offer(1, 4150), offer(2, 690), offer(3, 1120), offer(4, 240)]
const idsOf = (missing: number | null, offers = prices) => chosenToComplete(offers, missing).map(({ id }) => id)

describe('what completes a parcel', () => {
  it('is all that the person seeks where no rule, or nothing more, is to be reached', () => {
    expect(idsOf(null)).toEqual([4, 2, 3, 1])
    expect(idsOf(0)).toEqual([4, 2, 3, 1])
    expect(idsOf(100_000)).toEqual([4, 2, 3, 1])
  })

  it('is as many as free freight needs, the cheapest first', () => {
    expect(idsOf(200)).toEqual([4])
    expect(idsOf(1800)).toEqual([4, 2, 3])
    expect(idsOf(2051)).toEqual([4, 2, 3, 1])
  })

  it('counts every copy', () => expect(idsOf(2000, [offer(1, 500, 4), offer(2, 1900)])).toEqual([2, 1]))

  it('is no more than can be seen at a glance', () =>
    expect(
      idsOf(
        null,
        Array.from({ length: 20 }, (_, at) => offer(at, 100 + at)),
      ),
    ).toEqual([0, 1, 2, 3, 4, 5]))
})

import { expect, it } from 'vitest'
import { loadsIn } from './loads.ts'
import { countOf, gramsOf, isAllCards, type PricedItem, stackOf } from './parcel.ts'

let seed = 11
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
const tenths = (most: number) => between(1, most * 10) / 10
const anyItem = (): PricedItem => ({
  ...{ quantity: between(1, 9), grams: random() < 0.3 ? 1.7 : between(1, 900), cents: between(20, 9000) },
  ...{ isCard: random() < 0.4, sides: random() < 0.4 ? null : [tenths(40), tenths(30), tenths(20)] },
})

it('tells of each piece of a row what its items add up to, to the last tenth', () => {
  for (let times = 0; times < 300; times += 1) {
    const row = Array.from({ length: between(1, 12) }, anyItem)
    const units = row.flatMap((item, at) => Array.from({ length: item.quantity }, () => at))
    const from = between(0, units.length - 1)
    const to = between(from + 1, units.length)
    const counts = Map.groupBy(units.slice(from, to), (at) => at)
    const items = [...counts].map(([at, { length: quantity }]) => ({ ...row[at]!, quantity }))
    expect(loadsIn(row)(from, to)).toEqual({
      ...{ grams: gramsOf(items), isAllCards: isAllCards(items), stack: stackOf(items) },
      cards: countOf(items.filter(({ isCard }) => isCard)),
      valueCents: items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
    })
  }
})

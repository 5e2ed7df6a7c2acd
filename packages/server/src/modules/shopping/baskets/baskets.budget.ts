import type { BestBasket, BestBasketAsked } from '@bra/contract/shopping/baskets.schemas'
import type { App } from '../../../app.ts'
import { type Asker, bestBasket } from './baskets.service.ts'

/** Returns the cheapest purchase; to keep within a budget, it leaves out the dearest lines, as few as it finds. */
export async function basketWithin(app: App, asker: Asker, asked: BestBasketAsked): Promise<BestBasket> {
  const whole = await bestBasket(app, asker, asked)
  const most = asked.most_cents
  if (most === null || costOf(whole) <= most) return whole
  const dearest = dearestLines(whole)
  const without = (count: number) =>
    bestBasket(app, asker, { ...asked, dropped: [...asked.dropped, ...dearest.slice(0, count)] })
  let [least, enough] = [1, dearest.length]
  let fits: BestBasket | undefined
  while (least < enough) {
    const count = Math.floor((least + enough) / 2)
    const basket = await without(count)
    if (costOf(basket) > most) least = count + 1
    else [fits, enough] = [basket, count]
  }
  return fits ?? without(dearest.length)
}

const costOf = ({ goods_cents: goods, freight_cents: freight }: BestBasket) => goods + freight

function dearestLines({ stores }: BestBasket) {
  const cents = new Map<number, number>()
  for (const { line, price_cents: price, quantity } of stores.flatMap(({ items }) => items))
    cents.set(line, (cents.get(line) ?? 0) + price * quantity)
  return [...cents].toSorted(([, one], [, other]) => other - one).map(([line]) => line)
}

import type { OrderLine, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { type OwnLimits, typedOf } from './limits.ts'

const ended: StoreOrder['state'][] = ['cancelled', 'lost']

/** True if the goods of a parcel did not come, and its buyer has not changed their mind about them. */
const isGone = ({ state, cancellation }: StoreOrder) =>
  ended.includes(state) && (cancellation?.by !== 'buyer' || cancellation.reason === 'too_late')

/** Returns the units that did not come as a list that asks for the same copies; that of a whole sale stands with its first parcel. */
export function notSentOf(parcel: StoreOrder, parcels: StoreOrder[]) {
  const sale = parcels.filter(({ store }) => store?.id === parcel.store?.id)
  if (!sale.every(isGone)) return listOf([parcel])
  return listOf(sale[0]!.id === parcel.id ? sale : [])
}

function listOf(parcels: StoreOrder[]) {
  const units = new Map<string, { line: OrderLine; count: number }>()
  for (const parcel of parcels)
    for (const line of parcel.lines) {
      const missing = isGone(parcel) ? line.quantity : line.lacking
      if (missing === 0 || line.condition === 'graded') continue
      const { name, code, condition, language, finish } = line
      const copy = JSON.stringify([name, code, condition, language, finish])
      units.set(copy, { line, count: (units.get(copy)?.count ?? 0) + missing })
    }
  const own: OwnLimits = {}
  const texts = [...units.values()].map(({ line: { name, code, condition, language, finish }, count }) => {
    const text = `${count} ${name} ${code}`
    own[text] = typedOf({ condition, languages: [language], finishes: [finish] })
    return text
  })
  return { list: texts.join('\n'), own, count: texts.length }
}

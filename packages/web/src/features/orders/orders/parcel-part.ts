import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { parcelTexts } from './parcel-texts.ts'
import { ordersTexts } from './texts.ts'

/** Names an order, and which of the parcels of its sender is meant if there are several. */
export const orderInWords = (
  { order_id: id, part, parts }: Pick<StoreOrder, 'part' | 'parts'> & { order_id: number },
  t: Translate,
) =>
  parts > 1
    ? t(parcelTexts.orderPart, { id: String(id), part: String(part), parts: String(parts) })
    : t(ordersTexts.order, { id: String(id) })

export const parcelInWords = (
  { part, parts }: Pick<StoreOrder, 'part' | 'parts'>,
  { sender, t }: { sender: string; t: Translate },
) =>
  parts > 1
    ? t(parcelTexts.partOfStore, { part: String(part), parts: String(parts), store: sender })
    : t(ordersTexts.parcelOf, { store: sender })

/** Returns null if the parcel is the only one of its sender. */
export const partInWords = ({ part, parts }: Pick<StoreOrder, 'part' | 'parts'>, t: Translate) =>
  parts > 1 ? t(parcelTexts.partOf, { part: String(part), parts: String(parts) }) : null

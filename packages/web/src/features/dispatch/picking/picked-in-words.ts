import type { PickedOrder } from '@bra/contract/dispatch/picking.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { partInWords } from '../../orders/orders/parcel-part.ts'
import { pickingTexts } from './texts.ts'

export function pickedInWords(order: PickedOrder, t: Translate) {
  const named = t(pickingTexts.order, { id: String(order.order_id), buyer: order.buyer })
  const part = partInWords(order, t)
  return part ? `${named} · ${part}` : named
}

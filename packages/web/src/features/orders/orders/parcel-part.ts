import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { Translate } from '../../../lib/text.tsx'

/** Says which of the parcels of its sender it is; null of a single one. */
export const partInWords = ({ part, parts }: Pick<StoreOrder, 'part' | 'parts'>, t: Translate) =>
  parts > 1 ? t('cart.partOf', { part: String(part), parts: String(parts) }) : null

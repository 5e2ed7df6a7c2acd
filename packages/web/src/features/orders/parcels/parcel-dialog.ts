import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { Changed } from '../orders/orders.data.ts'

export interface ParcelDialogProps {
  parcel: StoreOrder
  /** Other parcels of the same sender that go the same way at once. */
  others?: StoreOrder[] | undefined
  store: string
  onClose: () => void
  onChanged: (changed: Changed) => void
}

import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { Changed } from './orders.data.ts'

export interface ParcelDialogProps {
  parcel: StoreOrder
  store: string
  onClose: () => void
  onChanged: (changed: Changed) => void
}

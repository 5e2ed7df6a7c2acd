import { OfferEditor } from '../../features/selling/bulk-entry/OfferEditor.tsx'
import { ListingsFrame } from '../../features/selling/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/selling/inventory/list-ahead.ts'

export const ahead = listAhead('goods')

export default function GoodsListingsPage() {
  return <ListingsFrame kind="goods" Editor={OfferEditor} />
}

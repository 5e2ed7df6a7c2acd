import { OfferEditor } from '../../features/entries/OfferEditor.tsx'
import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/inventory/list-ahead.ts'

export const ahead = listAhead('goods')

/** Accessories, sealed boxes and other goods of a store. */
export default function GoodsListingsPage() {
  return <ListingsFrame kind="goods" Editor={OfferEditor} />
}

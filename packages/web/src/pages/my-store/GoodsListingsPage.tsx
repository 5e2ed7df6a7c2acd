import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'

/** Accessories, sealed boxes and other goods of a store. */
export default function GoodsListingsPage() {
  return <ListingsFrame kind="goods" />
}

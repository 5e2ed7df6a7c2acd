import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'

/** The cards of a store's stock. */
export default function CardListingsPage() {
  return <ListingsFrame kind="cards" />
}

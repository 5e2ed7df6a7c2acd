import { OfferEditor } from '../../features/entries/OfferEditor.tsx'
import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/inventory/list-ahead.ts'

export const ahead = listAhead('cards')

/** The cards of a store's stock. */
export default function CardListingsPage() {
  return <ListingsFrame kind="cards" Editor={OfferEditor} />
}

import { OfferEditor } from '../../features/entries/OfferEditor.tsx'
import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/inventory/list-ahead.ts'

export const ahead = listAhead('all')

/** Everything that a store offers. */
export default function ListingsPage() {
  return <ListingsFrame kind="all" Editor={OfferEditor} />
}

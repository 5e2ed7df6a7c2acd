import { OfferEditor } from '../../features/selling/bulk-entry/OfferEditor.tsx'
import { ListingsFrame } from '../../features/selling/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/selling/inventory/list-ahead.ts'

export const ahead = listAhead('all')

export default function ListingsPage() {
  return <ListingsFrame kind="all" Editor={OfferEditor} />
}

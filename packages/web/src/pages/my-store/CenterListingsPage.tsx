import { OfferEditor } from '../../features/selling/bulk-entry/OfferEditor.tsx'
import { ListingsFrame } from '../../features/selling/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/selling/inventory/list-ahead.ts'

export const ahead = listAhead('center')

export default function CenterListingsPage() {
  return <ListingsFrame kind="center" Editor={OfferEditor} />
}

import { OfferEditor } from '../../features/entries/OfferEditor.tsx'
import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'
import { listAhead } from '../../features/inventory/list-ahead.ts'

export const ahead = listAhead('center')

/** Offers of which units lie in the Bra Center. */
export default function CenterListingsPage() {
  return <ListingsFrame kind="center" Editor={OfferEditor} />
}

import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'

/** Offers of which units lie in the Bra Center. */
export default function CenterListingsPage() {
  return <ListingsFrame kind="center" />
}

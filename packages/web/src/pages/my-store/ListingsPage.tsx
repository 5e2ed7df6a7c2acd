import { ListingsFrame } from '../../features/inventory/ListingsFrame.tsx'

/** Everything that a store offers. */
export default function ListingsPage() {
  return <ListingsFrame kind="all" />
}

import { useParams } from 'react-router'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf } from '../../lib/paths.ts'
import { WholeSale } from './WholeSale.tsx'

export const loader = loadFrame('store_id', 'order_id')

export default function StoreOrderPage() {
  const params = useParams()
  return <WholeSale id={idOf(params.order_id)!} storeId={idOf(params.store_id)!} />
}

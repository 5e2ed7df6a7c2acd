import { Navigate, redirect, useParams } from 'react-router'
import { useOwnStores } from '../../features/stores/stores/own-stores.data.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { WholeSale } from './WholeSale.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const loader = loadPage(({ params }) => {
  if (params.id && !idOf(params.id)) refusePage()
  if (params.id && idOf(params.store_id)) throw redirect(paths.storeOrder(idOf(params.store_id)!, idOf(params.id)!))
  return []
})

/** The address names no store; without an id it leads to the orders of the last store. */
export default function StoreOrderViewPage() {
  const id = idOf(useParams().id)
  const { current, isPending } = useOwnStores()
  if (isPending) return <Skeleton className="mt-5 h-[32rem] rounded-panel" />
  if (!current) return <Navigate to={paths.myStores()} replace />
  if (!id) return <Navigate to={paths.storeOrders(current.id)} replace />
  return <WholeSale id={id} storeId={current.id} />
}

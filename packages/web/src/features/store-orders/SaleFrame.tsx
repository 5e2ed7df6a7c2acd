import type { StoreSaleDetail } from '@bra/contract/store-orders.schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../lib/call.ts'
import { refusePage } from '../../lib/page.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorPanel } from '../../ui/states.tsx'
import { saleQuery, useSaleNews } from './store-orders.data.ts'

interface SaleFrameProps {
  id: number
  storeId: number | null
  children: (sale: StoreSaleDetail) => ReactNode
}

/** One parcel of a store, once it is here; it follows what happens elsewhere. */
export function SaleFrame({ id, storeId, children }: SaleFrameProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery({ ...saleQuery(id), refetchOnWindowFocus: true })
  useSaleNews(storeId)
  if (data) return children(data)
  if (!error) return <Skeleton className="mt-5 h-[32rem] rounded-panel" />
  if (error instanceof CallError && [403, 404, 422].includes(error.status)) refusePage()
  return (
    <ErrorPanel
      className="mt-5"
      title={t('orders.failed')}
      retryLabel={t('shell.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {refusalOf(error, t)}
    </ErrorPanel>
  )
}

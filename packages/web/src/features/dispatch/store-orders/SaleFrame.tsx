import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { saleQuery, useSaleNews } from './store-orders.data.ts'

interface SaleFrameProps {
  id: number
  storeId: number | null
  children: (sale: StoreSaleDetail) => ReactNode
}

export function SaleFrame({ id, storeId, children }: SaleFrameProps) {
  const t = useText()
  const sale = useQuery({ ...saleQuery(id), refetchOnWindowFocus: true })
  useSaleNews(storeId)
  return (
    <Answer to={sale} title={t(ordersTexts.failed)} className="mt-5" room="h-[32rem] rounded-panel" endsPage>
      {children}
    </Answer>
  )
}

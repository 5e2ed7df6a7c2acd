import type { ComingBack } from '@bra/contract/payouts/buyer-money.schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { buyerMoneyTexts } from './texts.ts'

interface MoneyRowProps {
  of: Pick<ComingBack, 'order_id' | 'store_order_id' | 'store'>
  cents: number
  children: ReactNode
}

export function MoneyRow({ of: { order_id: order, store_order_id: parcel, store }, cents, children }: MoneyRowProps) {
  const t = useText()
  const id = String(order)
  const sender = store?.name ?? t(ordersTexts.center)
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <Link to={paths.order(order, parcel ?? undefined)} className={`${loneLinkStyle} min-w-0 wrap-anywhere`}>
          {parcel === null ? t(buyerMoneyTexts.ofOrder, { id }) : t(buyerMoneyTexts.ofStore, { id, store: sender })}
        </Link>
        <Money cents={cents} size="body" />
      </div>
      <div className="mt-1 grid gap-1 text-label text-ink-2 tabular-nums">{children}</div>
    </li>
  )
}

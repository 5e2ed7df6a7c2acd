import { date } from '@bra/contract/trade/format'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { reasonTexts } from '../../orders/orders/Outcome.tsx'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { SaleDue } from './SaleDue.tsx'
import { SaleMenu } from './SaleMenu.tsx'
import { SaleSteps } from './SaleSteps.tsx'
import { SaleTick } from './SaleTick.tsx'
import { rowIdOf, type Selection } from './useSelection.ts'

interface SaleCardProps {
  storeId: number
  sale: StoreSale
  selection: Selection
  withReasons?: boolean
}

/** Shows one parcel as a card on narrow screens. */
export function SaleCard({ storeId, sale, selection, withReasons }: SaleCardProps) {
  const t = useText()
  const { order_id: order, buyer, count, goods_cents: goods, freight_cents: freight, shipping, reason, place } = sale
  return (
    <div id={rowIdOf(sale.id)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-2">
        <SaleTick sale={sale} selection={selection} />
        <p className="min-w-0 flex-1">
          <Link to={paths.storeOrder(storeId, sale.id)} className={loneLinkStyle}>
            {t('orders.order', { id: String(order) })}
          </Link>
          <span className="block truncate text-label text-ink-2">
            {buyer ?? t('selling.hiddenBuyer')} · <span className="tabular-nums">{date(sale.created_at)}</span>
          </span>
        </p>
        <SaleMenu storeId={storeId} sale={sale} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-label">
        <StateBadge state={sale.state} />
        <SaleSteps sale={sale} />
        <SaleDue sale={sale} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-label text-ink-2">
        <span>
          {t('orders.items', { count })} · {withReasons && reason ? t(reasonTexts[reason]) : shipping.name}
          {place && ` · ${place.city}, ${place.uf}`}
        </span>
        <Money cents={goods + freight} className="font-semibold text-ink" />
      </p>
    </div>
  )
}

import { date } from '@bra/contract/trade/format'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { reasonTexts } from '../../orders/parcels/Outcome.tsx'
import { partInWords } from '../../orders/orders/parcel-part.ts'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import { SaleDue } from './SaleDue.tsx'
import { SaleMenu } from './SaleMenu.tsx'
import { type Failures, stopOf } from './sale-steps.ts'
import { PlaceOrStop, SaleSteps } from './SaleSteps.tsx'
import { SaleTick } from './SaleTick.tsx'
import { rowIdOf, type Selection } from './useSelection.ts'

interface SaleCardProps {
  storeId: number
  sale: StoreSale
  selection: Selection
  failures: Failures
  withReasons?: boolean
}

export function SaleCard({ storeId, sale, selection, failures, withReasons }: SaleCardProps) {
  const t = useText()
  const { order_id: order, buyer, count, goods_cents: goods, freight_cents: freight, shipping, reason, place } = sale
  return (
    <div id={rowIdOf(sale.id)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-2">
        <SaleTick sale={sale} selection={selection} />
        <p className="min-w-0 flex-1">
          <Link to={paths.storeOrder(storeId, sale.id)} className={loneLinkStyle}>
            {t(ordersTexts.order, { id: String(order) })}
          </Link>
          {sale.parts > 1 && <span className="block text-label text-ink-2">{partInWords(sale, t)}</span>}
          <span className="block truncate text-label text-ink-2">
            {buyer ?? t(saleListTexts.hiddenBuyer)} · <span className="tabular-nums">{date(sale.created_at)}</span>
          </span>
        </p>
        <SaleMenu storeId={storeId} sale={sale} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-label">
        <StateBadge state={sale.state} />
        <SaleDue sale={sale} />
      </div>
      <div className="flex items-center justify-between gap-4">
        <SaleSteps sale={sale} failures={failures} />
        <Money cents={goods + freight} className="font-semibold text-ink" />
      </div>
      {stopOf(sale, failures) && <PlaceOrStop sale={sale} failures={failures} />}
      <p className="text-label text-ink-2">
        {t(ordersTexts.items, { count })} · {withReasons && reason ? t(reasonTexts[reason]) : shipping.name}
        {place && ` · ${place.city}, ${place.uf}`}
      </p>
    </div>
  )
}

import { date } from '@bra/contract/trade/format'
import { moment } from '@bra/contract/trade/moments'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { quietLinkStyle } from '../../../ui/linkStyle.ts'
import { partInWords } from '../../orders/orders/parcel-part.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { EndNote } from '../../orders/parcels/EndNote.tsx'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { saleTexts } from './texts.ts'

export function SaleHeader({ sale, storeId }: { sale: StoreSaleDetail; storeId: number }) {
  const t = useText()
  const { language } = useEnv().visit
  const { state, buyer, created_at: createdAt, post_by: postBy, late, shipping } = sale
  const due = shipping.code === 'retirada' ? saleTexts.readyBy : saleTexts.postBy
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
      <StateBadge state={state} />
      <EndNote of={sale} />
      {sale.bra_center && <Badge tone="ipe">{t(ordersTexts.center)}</Badge>}
      {sale.parts > 1 && (
        <span className="font-semibold text-ink">
          {partInWords(sale, t)}
          {sale.siblings.map(({ id, part }) => (
            <Link key={id} to={paths.storeOrder(storeId, id)} className={`${quietLinkStyle} ml-2 inline-block py-1`}>
              {t(saleTexts.otherParcel, { part: String(part) })}
            </Link>
          ))}
        </span>
      )}
      {buyer && <b className="text-ink">{buyer}</b>}
      <span className="tabular-nums">{t(saleTexts.placedAt, { moment: moment(createdAt, language) })}</span>
      {postBy && (
        <span className={late ? 'font-semibold text-urucum' : 'font-semibold'}>
          {t(late ? saleTexts.lateSince : due, { day: date(postBy) })}
        </span>
      )}
    </p>
  )
}

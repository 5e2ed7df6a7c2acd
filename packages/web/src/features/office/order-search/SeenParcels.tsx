import { money } from '@bra/contract/trade/format'
import type { SeenParcel } from '@bra/contract/office/order-search.schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { variantWords } from '../../catalogue/variants/variant-words.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { EndNote } from '../../orders/parcels/EndNote.tsx'
import { parcelInWords } from '../../orders/orders/parcel-part.ts'
import { lookOf } from '../../orders/orders/parcel-states.ts'
import { parcelTexts } from '../../orders/orders/parcel-texts.ts'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { ledgerTexts } from './ledger-texts.ts'
import { orderSearchTexts } from './texts.ts'

export function SeenParcelPanel({ parcel, children }: { parcel: SeenParcel; children?: ReactNode }) {
  const t = useText()
  const title = parcelInWords(parcel, { sender: parcel.store?.name ?? t(orderSearchTexts.centre), t })
  return (
    <section aria-label={title} className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{title}</h2>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <EndNote of={parcel} />
          <StateBadge state={parcel.state} />
        </span>
      </div>
      <ul className="my-3 divide-y divide-line">
        {parcel.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              <Link to={paths.product({ id: line.product_id, name: line.name })} className={loneLinkStyle}>
                {line.name}
              </Link>
              <span className="block text-label text-ink-2">
                {[line.code, ...variantWords(t, line), line.comment ?? []].flat().join(' · ')}
              </span>
            </span>
            <span className="text-label tabular-nums">
              {line.quantity} × {money(line.unit_price_cents)}
            </span>
          </li>
        ))}
      </ul>
      <ParcelFacts parcel={parcel} />
      <ParcelHistory parcel={parcel} />
      {children}
    </section>
  )
}

function ParcelFacts({ parcel }: { parcel: SeenParcel }) {
  const { t, visit } = useEnv()
  return (
    <Facts
      facts={[
        [t(orderSearchTexts.goods), money(parcel.goods_cents)],
        [t(orderSearchTexts.freight), `${money(parcel.freight_cents)} · ${parcel.shipping}`],
        [t(orderSearchTexts.commission), money(parcel.commission_cents)],
        [
          t(orderSearchTexts.refunded),
          parcel.refunded_cents > 0 && [money(parcel.refunded_cents), ...parcel.refund_reasons].join(' · '),
        ],
        [t(orderSearchTexts.tracking), parcel.tracking_code],
        [t(orderSearchTexts.returnCode), parcel.return_code],
        [
          t(orderSearchTexts.contestedAt),
          parcel.return_contested_at && moment(parcel.return_contested_at, visit.language),
        ],
        [t(orderSearchTexts.postBy), parcel.post_by && moment(parcel.post_by, visit.language)],
        [
          t(orderSearchTexts.escrow),
          <Link key="escrow" to={officePaths.ledger({ conta: `escrow:${parcel.id}` })} className={loneLinkStyle}>
            {t(ledgerTexts.account_escrow, { id: String(parcel.id) })}
          </Link>,
        ],
      ]}
    />
  )
}

function ParcelHistory({ parcel }: { parcel: SeenParcel }) {
  const { t, visit } = useEnv()
  return (
    <ol className="mt-4 grid gap-1 border-t border-line pt-3 text-label">
      {parcel.events.map(({ at, state, by, who, lacking_cents: lacking }) => {
        const look = lookOf(state)
        return (
          <li key={`${at} ${state}`} className="flex flex-wrap gap-x-3">
            <span className="text-ink-3 tabular-nums">{moment(at, visit.language)}</span>
            <span className="font-semibold">
              {lacking !== null ? t(parcelTexts.lackingEvent, { price: money(lacking) }) : look ? t(look.text) : state}
            </span>
            <span className="text-ink-2">{[t(orderSearchTexts[`by_${by}`]), who].filter(Boolean).join(': ')}</span>
          </li>
        )
      })}
    </ol>
  )
}

import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { BrokenSale } from '@bra/contract/prices/broken-sales.schemas'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../lib/text.tsx'
import { brokenOfOrder } from './broken-sales.data.ts'
import { MarketSince } from './MarketSince.tsx'
import { brokenSaleTexts } from './texts.ts'

export function BrokenOfParcel({ orderId, parcel: { id, state } }: { orderId: number; parcel: StoreOrder }) {
  const t = useText()
  const { data } = useQuery({ ...brokenOfOrder(orderId), enabled: state !== 'awaiting_payment' })
  const broken = (data?.broken ?? []).filter((one) => one.store_order_id === id)
  if (broken.length === 0) return null
  return (
    <section aria-label={t(brokenSaleTexts.title)} className="rounded-control bg-sunken p-4">
      <h3 className="text-body">{t(brokenSaleTexts.title)}</h3>
      <p className="mt-0.5 text-label text-ink-2">{t(brokenSaleTexts.hint)}</p>
      <ul className="mt-3 grid gap-2">
        {broken.map((one) => (
          <BrokenCard key={one.line_id} broken={one} />
        ))}
      </ul>
    </section>
  )
}

function CreditOf({ broken: { credit_cents: owed, credited_cents: given } }: { broken: BrokenSale }) {
  const t = useText()
  if (owed === 0) return null
  return (
    <span className="block font-semibold tabular-nums">
      {given > 0 && t(brokenSaleTexts.credited, { amount: money(given) })}{' '}
      {given < owed && t(brokenSaleTexts.owed, { amount: money(owed - given) })}
    </span>
  )
}

const BrokenCard = ({ broken }: { broken: BrokenSale }) => (
  <li className="text-label">
    <b className="font-semibold">
      {broken.units} × {broken.name}
    </b>
    <span className="block text-ink-2 tabular-nums">
      <MarketSince of={broken} />
    </span>
    <CreditOf broken={broken} />
  </li>
)

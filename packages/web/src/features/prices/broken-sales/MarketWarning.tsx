import type { SaleMarket } from '@bra/contract/prices/broken-sales.schemas'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../lib/text.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Notice } from '../../../ui/states.tsx'
import { marketOfSale } from './broken-sales.data.ts'
import { MarketSince } from './MarketSince.tsx'
import { brokenSaleTexts } from './texts.ts'

const MOST_SHOWN = 5

/** A store sees before it cancels what the buyer will read. `id` is the parcel's. */
export function MarketWarning({ id }: { id: number }) {
  const t = useText()
  const { data, isPending } = useQuery(marketOfSale(id))
  if (isPending) return <Skeleton className="h-20 rounded-control" />
  if (!data) return null
  const known = data.cards.filter(
    ({ market_then_cents: before, market_now_cents: now }) => before !== null && now !== null,
  )
  const pauses = known.some((card) => rise(card) >= data.pauses_from / 10_000)
  const credit = data.cards.reduce((sum, { credit_cents: cents }) => sum + cents, 0)
  return (
    <Notice tone={pauses ? 'buriti' : 'anil'}>
      {t(brokenSaleTexts.counts)} {pauses && t(brokenSaleTexts.pauses)}{' '}
      {credit > 0 && t(brokenSaleTexts.owes, { amount: money(credit) })}
      <ul className="mt-2 grid gap-1 empty:hidden">
        {known.slice(0, MOST_SHOWN).map((card) => (
          <li key={card.line_id} className="tabular-nums">
            <b className="font-semibold">{card.name}</b>: <MarketSince of={card} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const rise = ({ market_then_cents: before, market_now_cents: now }: SaleMarket) => now! / before! - 1

import type { SaleMarket } from '@bra/contract/prices/broken-sales.schemas'
import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { brokenSaleTexts } from './texts.ts'

export function MarketSince({ of: { market_then_cents: before, market_now_cents: now } }: { of: SaleMarket }) {
  const t = useText()
  if (before === null || now === null) return <>{t(brokenSaleTexts.thin)}</>
  const percent = Math.round((now / before - 1) * 100)
  const prices = { before: money(before), now: money(now), percent: String(Math.abs(percent)) }
  if (percent === 0) return <>{t(brokenSaleTexts.still, prices)}</>
  return <>{t(percent > 0 ? brokenSaleTexts.rose : brokenSaleTexts.fell, prices)}</>
}

import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { rankOfCondition } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { conditionsToShow, finishesToShow, type Market } from './market-state.ts'
import { marketTexts } from './texts.ts'

export interface MarketSwitchesProps {
  product: Pick<ProductDetail, 'type' | 'finishes'>
  market: Market
  onMarket: (market: Market) => void
}

export function MarketSwitches({ product, market, onMarket }: MarketSwitchesProps) {
  const t = useText()
  const { condition, finish } = market
  if (!condition || !finish) return null
  const looks = finishesToShow(product, market)
  return (
    <div className="flex flex-wrap gap-2 xl:flex-none">
      <Segments
        legend={t(marketTexts.condition)}
        value={condition}
        onChange={(next) => onMarket({ ...market, condition: next })}
        options={conditionsToShow(market).map((value) => ({
          value,
          label: rankOfCondition(value) ? <Code code={value} word={t(tradeTexts[value])} /> : t(tradeTexts[value]),
        }))}
      />
      {looks.length > 1 && (
        <Segments
          legend={t(marketTexts.finish)}
          value={finish}
          onChange={(next) => onMarket({ ...market, finish: next })}
          options={looks.map((value) => ({ value, label: t(tradeTexts[value]) }))}
        />
      )}
    </div>
  )
}

/** Shows a code, and gives its word to screen readers. */
export const Code = ({ code, word }: { code: string; word: string }) => (
  <>
    <span aria-hidden>{code}</span>
    <span className="sr-only">{word}</span>
  </>
)

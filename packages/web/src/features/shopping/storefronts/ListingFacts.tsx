import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import { rankOfCondition } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ConditionTag } from '../../../ui/ConditionTag.tsx'
import { FoilTag } from '../../../ui/FoilTag.tsx'
import { Money } from '../../../ui/Money.tsx'
import { stockTexts } from './stock-texts.ts'
import type { Marks } from './storefronts.data.ts'
import { storefrontTexts } from './texts.ts'

export function ListingCondition({ listing: { condition, grade } }: { listing: StorefrontOffer }) {
  const t = useText()
  if (grade) return <ConditionTag word={`${grade.company} ${grade.grade}`} />
  return <ConditionTag code={rankOfCondition(condition) ? condition : undefined} word={t(tradeTexts[condition])} />
}

/** Sealed goods have no language, finish or extras. */
export function ListingMarks({ listing: { finish, extras, product, language } }: { listing: StorefrontOffer }) {
  const t = useText()
  if (product.type !== 'tcg') return null
  return (
    <>
      <span>{t(tradeTexts[language])}</span>
      {finish !== 'normal' && <FoilTag word={t(tradeTexts[finish])} />}
      {extras.map((extra) => (
        <Badge key={extra}>{t(tradeTexts[extra])}</Badge>
      ))}
    </>
  )
}

export function ListingMine({ id, marks }: { id: number; marks: Marks }) {
  const t = useText()
  if (marks.wanted.has(id)) return <Badge tone="mata">{t(storefrontTexts.wanted)}</Badge>
  if (marks.missing.has(id)) return <Badge tone="anil">{t(storefrontTexts.missing)}</Badge>
  return null
}

export function ListingPrice({ listing }: { listing: StorefrontOffer }) {
  const t = useText()
  const { price_cents: price, regular_price_cents: regular } = listing
  return (
    <>
      <span className="block">
        {regular !== null && <Money cents={regular} struckLabel={t(stockTexts.before)} className="mr-0.5 text-small" />}
        {/* the prices may stand in two lines */ ' '}
        <Money cents={price} size="large" />
      </span>
      <VersusMedian percent={listing.versus_median} />
    </>
  )
}

/** Where there is little room, "18% abaixo" has to do. */
function VersusMedian({ percent }: { percent: number | null }) {
  const t = useText()
  if (percent === null) return null
  if (percent === 0) return <span className="block text-caption text-ink-3">{t(storefrontTexts.average)}</span>
  const words = { percent: Math.abs(percent) }
  return (
    <span className={`block text-caption whitespace-nowrap ${percent < 0 ? 'font-semibold text-mata' : 'text-ink-3'}`}>
      {t(percent < 0 ? storefrontTexts.below : storefrontTexts.above, words)}
      <span className="@max-3xl:sr-only"> {t(storefrontTexts.ofAverage)}</span>
    </span>
  )
}

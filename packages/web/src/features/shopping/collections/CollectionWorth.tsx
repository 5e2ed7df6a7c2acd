import type { CollectionValue } from '@bra/contract/shopping/collections.schemas'
import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PriceChart } from '../../../ui/PriceChart.tsx'
import { collectionWorthTexts } from './collection-worth-texts.ts'

export function CollectionWorth({ value }: { value: CollectionValue }) {
  const t = useText()
  const { evidence, weeks } = value
  const points = weeks.map(({ day, value_cents }) => ({ on: day, cents: value_cents }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <section aria-labelledby="collection-worth" className="panel p-5">
        <h2 id="collection-worth" className="font-sans text-body font-semibold tracking-normal">
          {t(collectionWorthTexts.valueTitle)}
        </h2>
        <Money cents={value.value_cents} size="display" className="mt-1 block" />
        <p className="mt-1 font-semibold tabular-nums">{t(collectionWorthTexts.cards, { count: value.cards })}</p>
        <ul className="mt-3 grid gap-1 text-label text-ink-2 tabular-nums">
          {evidence.by_sales > 0 && <li>{t(collectionWorthTexts.bySales, { count: evidence.by_sales })}</li>}
          {evidence.by_offer > 0 && <li>{t(collectionWorthTexts.byOffer, { count: evidence.by_offer })}</li>}
          {evidence.unpriced > 0 && <li>{t(collectionWorthTexts.unpriced, { count: evidence.unpriced })}</li>}
        </ul>
        {value.paid_cents > 0 && (
          <p className="mt-3 border-t border-line pt-3 text-label text-ink-2 tabular-nums">
            {t(collectionWorthTexts.paidTotal, { price: money(value.paid_cents) })}
          </p>
        )}
      </section>
      <PriceChart
        title={t(collectionWorthTexts.yearTitle)}
        series={[{ name: t(collectionWorthTexts.value), points }]}
        summary={t(collectionWorthTexts.yearSummary, {
          before: money(weeks[0]?.value_cents ?? 0),
          now: money(value.value_cents),
        })}
        texts={{
          dayHeader: t(collectionWorthTexts.week),
          showTable: t(collectionWorthTexts.asTable),
          showChart: t(collectionWorthTexts.asChart),
          empty: t(collectionWorthTexts.noHistory),
        }}
      />
    </div>
  )
}

import type { CollectionValue } from '@bra/contract/shopping/collections.schemas'
import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PriceChart } from '../../../ui/PriceChart.tsx'

export function CollectionWorth({ value }: { value: CollectionValue }) {
  const t = useText()
  const { evidence, weeks } = value
  const points = weeks.map(({ day, value_cents }) => ({ on: day, cents: value_cents }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <section aria-labelledby="collection-worth" className="panel p-5">
        <h2 id="collection-worth" className="font-sans text-body font-semibold tracking-normal">
          {t('collections.valueTitle')}
        </h2>
        <Money cents={value.value_cents} size="display" className="mt-1 block" />
        <p className="mt-1 font-semibold tabular-nums">{t('collections.cards', { count: value.cards })}</p>
        <ul className="mt-3 grid gap-1 text-label text-ink-2 tabular-nums">
          {evidence.by_sales > 0 && <li>{t('collections.bySales', { count: evidence.by_sales })}</li>}
          {evidence.by_offer > 0 && <li>{t('collections.byOffer', { count: evidence.by_offer })}</li>}
          {evidence.unpriced > 0 && <li>{t('collections.unpriced', { count: evidence.unpriced })}</li>}
        </ul>
        {value.paid_cents > 0 && (
          <p className="mt-3 border-t border-line pt-3 text-label text-ink-2 tabular-nums">
            {t('collections.paidTotal', { price: money(value.paid_cents) })}
          </p>
        )}
      </section>
      <PriceChart
        title={t('collections.yearTitle')}
        series={[{ name: t('collections.value'), points }]}
        summary={t('collections.yearSummary', {
          before: money(weeks[0]?.value_cents ?? 0),
          now: money(value.value_cents),
        })}
        texts={{
          dayHeader: t('collections.week'),
          showTable: t('collections.asTable'),
          showChart: t('collections.asChart'),
          empty: t('collections.noHistory'),
        }}
      />
    </div>
  )
}

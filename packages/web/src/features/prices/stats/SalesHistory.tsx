import { date } from '@bra/contract/trade/format'
import type { Sale } from '@bra/contract/prices/stats.schemas'
import { rankOfCondition } from '@bra/contract/trade/trade'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed, together } from '../../../lib/Answer.tsx'
import { type Translate, useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { ExtraBadges, VariantCondition } from '../../catalogue/variants/VariantTags.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FoilTag } from '../../../ui/FoilTag.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import type { Market } from './market-state.ts'
import { Code } from './MarketSwitches.tsx'
import { salesQuery } from './stats.data.ts'
import { marketTexts } from './texts.ts'

interface SalesHistoryProps {
  productId: number
  market: Market
}

/** Buyers are not named. */
export function SalesHistory({ productId, market }: SalesHistoryProps) {
  const t = useText()
  const [pages, setPages] = useState(1)
  const [isWhole, setWhole] = useState(false)
  const asked = isWhole ? {} : market
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, at) => salesQuery(productId, at + 1, asked)),
  })
  const sales = answers.flatMap(({ data }) => data?.sales ?? [])
  const last = answers[0]?.data?.paginate.last_page ?? 1
  const all = together(...answers)
  return (
    <section aria-labelledby="historico">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="historico">{t(marketTexts.salesTitle)}</h2>
        <Choice market={market} isWhole={isWhole} onChange={setWhole} />
      </div>
      {sales.length > 0 && (
        <Table
          caption={t(marketTexts.salesTable)}
          columns={columnsOf(t)}
          rows={sales}
          rowKey={({ id }) => String(id)}
          density="compact"
          card={(sale) => <SaleCard sale={sale} />}
        />
      )}
      {sales.length === 0 && all.isFetching && <SkeletonRows rows={8} className="h-11" />}
      {sales.length === 0 && !all.isFetching && !all.error && (
        <p className="panel p-5 text-ink-2">{t(asked.condition ? marketTexts.noSuchSales : marketTexts.noSalesHint)}</p>
      )}
      <Failed of={all} title={t(marketTexts.salesFailed)} />
      {sales.length > 0 && pages < last && (
        <p className="mt-4 text-center">
          <Button variant="outline" busy={all.isFetching} onClick={() => setPages(pages + 1)}>
            {t(marketTexts.moreSales)}
          </Button>
        </p>
      )}
    </section>
  )
}

interface ChoiceProps {
  market: Market
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

function Choice({ market: { condition, finish }, isWhole, onChange }: ChoiceProps) {
  const t = useText()
  if (!condition || !finish) return null
  const names = { condition: t(tradeTexts[condition]), finish: t(tradeTexts[finish]) }
  const codes = { ...names, ...(rankOfCondition(condition) && { condition }) }
  return (
    <Segments
      legend={t(marketTexts.shown)}
      value={isWhole ? 'all' : 'copy'}
      onChange={(next) => onChange(next === 'all')}
      options={[
        { value: 'copy', label: <Code code={t(marketTexts.of, codes)} word={t(marketTexts.of, names)} /> },
        { value: 'all', label: t(marketTexts.every) },
      ]}
    />
  )
}

const columnsOf = (t: Translate): Column<Sale>[] => [
  { key: 'day', header: t(marketTexts.day), cell: (sale) => <time dateTime={sale.sold_at}>{date(sale.sold_at)}</time> },
  { key: 'condition', header: t(marketTexts.condition), cell: (sale) => <VariantCondition of={sale} /> },
  { key: 'language', header: t(marketTexts.language), cell: (sale) => t(tradeTexts[sale.language]) },
  { key: 'finish', header: t(marketTexts.finish), cell: (sale) => <SaleFinish sale={sale} /> },
  { key: 'uf', header: t(marketTexts.uf), cell: (sale) => sale.uf },
  { key: 'quantity', header: t(marketTexts.quantity), numeric: true, cell: (sale) => sale.quantity },
  {
    key: 'price',
    header: t(marketTexts.unitPrice),
    numeric: true,
    cell: (sale) => <Money cents={sale.unit_price_cents} className="font-semibold" />,
  },
]

function SaleCard({ sale }: { sale: Sale }) {
  const t = useText()
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5">
      <VariantCondition of={sale} />
      <span className="text-right">
        <Money cents={sale.unit_price_cents} className="font-semibold" />
        {sale.quantity > 1 && <span className="text-small text-ink-3"> × {sale.quantity}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {t(tradeTexts[sale.language])} · <SaleFinish sale={sale} />
      </span>
      <span className="text-right text-small text-ink-3">
        {t(marketTexts.soldOn, { day: date(sale.sold_at), uf: sale.uf })}
      </span>
    </div>
  )
}

function SaleFinish({ sale }: { sale: Sale }) {
  const t = useText()
  const word = t(tradeTexts[sale.finish])
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {sale.finish === 'normal' ? word : <FoilTag word={word} />}
      <ExtraBadges of={sale} />
    </span>
  )
}

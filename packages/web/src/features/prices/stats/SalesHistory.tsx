import { date } from '@bra/contract/trade/format'
import type { Sale } from '@bra/contract/prices/stats.schemas'
import { rankOfCondition } from '@bra/contract/trade/trade'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed, together } from '../../../lib/Answer.tsx'
import { type Translate, useText } from '../../../lib/text.tsx'
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

interface SalesHistoryProps {
  productId: number
  /** The copies whose sales are shown, unless somebody asks for all. */
  market: Market
}

/** Lists the last sales of a product in all stores; buyers are not named. */
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
        <h2 id="historico">{t('market.salesTitle')}</h2>
        <Choice market={market} isWhole={isWhole} onChange={setWhole} />
      </div>
      {sales.length > 0 && (
        <Table
          caption={t('market.salesTable')}
          columns={columnsOf(t)}
          rows={sales}
          rowKey={({ id }) => String(id)}
          density="compact"
          card={(sale) => <SaleCard sale={sale} />}
        />
      )}
      {sales.length === 0 && all.isFetching && <SkeletonRows rows={8} className="h-11" />}
      {sales.length === 0 && !all.isFetching && !all.error && (
        <p className="panel p-5 text-ink-2">{t(asked.condition ? 'market.noSuchSales' : 'market.noSalesHint')}</p>
      )}
      <Failed of={all} title={t('market.salesFailed')} />
      {sales.length > 0 && pages < last && (
        <p className="mt-4 text-center">
          <Button variant="outline" busy={all.isFetching} onClick={() => setPages(pages + 1)}>
            {t('market.moreSales')}
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

/** Sales of the copies of the chart, or of all, graded and altered ones too. */
function Choice({ market: { condition, finish }, isWhole, onChange }: ChoiceProps) {
  const t = useText()
  if (!condition || !finish) return null
  const names = { condition: t(`trade.${condition}`), finish: t(`trade.${finish}`) }
  const codes = { ...names, ...(rankOfCondition(condition) && { condition }) }
  return (
    <Segments
      legend={t('market.shown')}
      value={isWhole ? 'all' : 'copy'}
      onChange={(next) => onChange(next === 'all')}
      options={[
        { value: 'copy', label: <Code code={t('market.of', codes)} word={t('market.of', names)} /> },
        { value: 'all', label: t('market.every') },
      ]}
    />
  )
}

const columnsOf = (t: Translate): Column<Sale>[] => [
  { key: 'day', header: t('market.day'), cell: (sale) => <time dateTime={sale.sold_at}>{date(sale.sold_at)}</time> },
  { key: 'condition', header: t('market.condition'), cell: (sale) => <VariantCondition of={sale} /> },
  { key: 'language', header: t('market.language'), cell: (sale) => t(`trade.${sale.language}`) },
  { key: 'finish', header: t('market.finish'), cell: (sale) => <SaleFinish sale={sale} /> },
  { key: 'uf', header: t('market.uf'), cell: (sale) => sale.uf },
  { key: 'quantity', header: t('market.quantity'), numeric: true, cell: (sale) => sale.quantity },
  {
    key: 'price',
    header: t('market.unitPrice'),
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
        {t(`trade.${sale.language}`)} · <SaleFinish sale={sale} />
      </span>
      <span className="text-right text-small text-ink-3">
        {t('market.soldOn', { day: date(sale.sold_at), uf: sale.uf })}
      </span>
    </div>
  )
}

function SaleFinish({ sale }: { sale: Sale }) {
  const t = useText()
  const word = t(`trade.${sale.finish}`)
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {sale.finish === 'normal' ? word : <FoilTag word={word} />}
      <ExtraBadges of={sale} />
    </span>
  )
}

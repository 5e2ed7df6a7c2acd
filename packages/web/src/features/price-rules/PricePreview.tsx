import { money } from '@bra/contract/format'
import type { PricedOffer } from '@bra/contract/price-rules.schemas'
import { useAddress } from '../../lib/address.ts'
import { MorePages, usePages } from '../../lib/paged.tsx'
import { refusalOf } from '../../lib/refusal.ts'
import { type Translate, useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { pagesOfPreview, usePriceRuleCall } from './price-rules.data.ts'

/** What a run would do now, row by row with its reason; then, if it is wanted, the run. */
export function PricePreview({ storeId, onRun }: { storeId: number; onRun: () => void }) {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfPreview(storeId, query))
  const run = usePriceRuleCall('run')
  const offers = list.pages.flatMap((page) => page.offers)
  const changes = list.last?.changes ?? 0
  const apply = () =>
    run.mutate(
      { body: { store_id: storeId } },
      {
        onSuccess: ({ result }) => {
          toast.success(t('priceRules.applied', { count: result.offers_changed }))
          onRun()
        },
        onError: (error) => toast.error(refusalOf(error, t)),
      },
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="font-semibold">
          {list.last &&
            `${t('priceRules.seen', { count: list.last.seen })}, ${t('priceRules.changes', { count: changes })}`}
        </p>
        <Checkbox
          checked={query.get('tudo') === null}
          onChange={(event) => change({ tudo: event.target.checked ? null : 1 })}
        >
          {t('priceRules.onlyChanges')}
        </Checkbox>
        {changes > 0 && (
          <Button busy={run.isPending} onClick={apply}>
            {t('priceRules.apply', { count: changes })}
          </Button>
        )}
      </div>
      {changes > 0 && <p className="mb-4 max-w-[68ch] text-label text-ink-2">{t('priceRules.applyHint')}</p>}
      {!list.last && !list.hasFailed && <Skeleton className="h-96" />}
      {list.last && offers.length === 0 && (
        <EmptyState picture="/media/scenes/owl.svg" title={t('priceRules.nothing')}>
          {t('priceRules.nothingHint')}
        </EmptyState>
      )}
      {offers.length > 0 && (
        <Table
          caption={t('priceRules.preview')}
          density="compact"
          columns={columnsOf(t)}
          rows={offers}
          rowKey={({ listing_id }) => String(listing_id)}
          card={(offer) => <OfferCard offer={offer} />}
        />
      )}
      <MorePages list={list} shown={offers.length} />
    </>
  )
}

const difference = ({ before_cents, after_cents }: Pick<PricedOffer, 'before_cents' | 'after_cents'>) => {
  const percent = Math.round((after_cents / before_cents - 1) * 1000) / 10
  return percent === 0 ? '—' : `${percent > 0 ? '+' : '−'}${String(Math.abs(percent)).replace('.', ',')} %`
}

const columnsOf = (t: Translate): Column<PricedOffer>[] => [
  {
    key: 'product',
    header: t('priceRules.product'),
    cell: ({ product_name, variant }) => (
      <>
        <span className="font-semibold">{product_name}</span>
        <span className="block text-small text-ink-3">{variant}</span>
      </>
    ),
  },
  { key: 'before', header: t('priceRules.before'), numeric: true, cell: ({ before_cents }) => money(before_cents) },
  {
    key: 'after',
    header: t('priceRules.after'),
    numeric: true,
    cell: ({ after_cents }) => <strong>{money(after_cents)}</strong>,
  },
  { key: 'difference', header: t('priceRules.difference'), numeric: true, cell: difference },
  { key: 'rule', header: t('priceRules.rule'), cell: ({ rule }) => rule ?? '—' },
  { key: 'reason', header: t('priceRules.reason'), className: 'text-label text-ink-2', cell: ({ reason }) => reason },
]

function OfferCard({ offer }: { offer: PricedOffer }) {
  return (
    <>
      <p className="font-semibold">{offer.product_name}</p>
      <p className="text-small text-ink-3">{offer.variant}</p>
      <p className="mt-1 tabular-nums">
        {money(offer.before_cents)} → <strong>{money(offer.after_cents)}</strong> {difference(offer)}
      </p>
      <p className="text-label text-ink-2">{offer.reason}</p>
    </>
  )
}

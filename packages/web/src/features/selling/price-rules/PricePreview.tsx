import { useAddress } from '../../../lib/address.ts'
import { PagedList } from '../../../lib/PagedList.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { toast } from '../../../ui/toast.ts'
import { pagesOfPreview, usePriceRuleCall } from './price-rules.data.ts'
import { PricedOffers } from './PricedOffers.tsx'

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
          toast.success(t('priceRules.applied', { count: result.offers }))
          onRun()
        },
        onError: (error) => complain(error, t),
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
      <PagedList
        list={list}
        shown={offers.length}
        none={{ title: t('priceRules.nothing'), hint: t('priceRules.nothingHint') }}
      >
        <PricedOffers offers={offers} />
      </PagedList>
    </>
  )
}

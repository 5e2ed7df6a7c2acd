import { useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { PagedList } from '../../../lib/PagedList.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { PreviewFile } from './PreviewFile.tsx'
import { pricePreviewTexts } from './price-preview-texts.ts'
import { pagesOfPreview, usePriceRuleCall } from './price-rules.data.ts'
import { PricedOffers } from './PricedOffers.tsx'

export function PricePreview({ storeId, onRun }: { storeId: number; onRun: () => void }) {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfPreview(storeId, query))
  const run = usePriceRuleCall('run')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<number | null>(null)
  const offers = list.pages.flatMap((page) => page.offers)
  const changes = Math.max(0, (list.last?.changes ?? 0) - left.size)
  const apply = () =>
    run.mutate(
      { body: { store_id: storeId, except: [...left] } },
      {
        onSuccess: ({ result }) => {
          toast.success(t(pricePreviewTexts.applied, { count: result.offers }))
          onRun()
        },
        onError: (error) => complain(error, t),
        onSettled: () => setAsked(null),
      },
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="font-semibold">
          {list.last &&
            `${t(pricePreviewTexts.seen, { count: list.last.seen })}, ${t(pricePreviewTexts.changes, { count: list.last.changes })}`}
        </p>
        <Checkbox
          checked={query.get('tudo') === null}
          onChange={(event) => change({ tudo: event.target.checked ? null : 1 })}
        >
          {t(pricePreviewTexts.onlyChanges)}
        </Checkbox>
        <Select
          hiddenLabel
          label={t(pricePreviewTexts.order)}
          className="text-label"
          value={query.get('ordem') ?? ''}
          onChange={(event) => change({ ordem: event.target.value })}
        >
          <option value="">{t(pricePreviewTexts.orderProduct)}</option>
          <option value="mudanca">{t(pricePreviewTexts.orderChange)}</option>
        </Select>
        {(list.last?.changes ?? 0) > 0 && (
          <>
            <PreviewFile storeId={storeId} />
            <Button disabled={changes === 0} onClick={() => setAsked(changes)}>
              {t(pricePreviewTexts.apply, { count: changes })}
            </Button>
          </>
        )}
      </div>
      <PagedList
        list={list}
        shown={offers.length}
        none={{ title: t(pricePreviewTexts.nothing), hint: t(pricePreviewTexts.nothingHint) }}
      >
        <PricedOffers offers={offers} choice={{ left, onChange: setLeft }} />
      </PagedList>
      <ApplyDialog count={asked} busy={run.isPending} onApply={apply} onClose={() => setAsked(null)} />
    </>
  )
}

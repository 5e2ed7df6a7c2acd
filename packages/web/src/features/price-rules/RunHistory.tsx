import { money } from '@bra/contract/format'
import type { PriceRun } from '@bra/contract/price-rules.schemas'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAddress } from '../../lib/address.ts'
import { useEnv } from '../../lib/env.ts'
import { moment } from '../../lib/moment.ts'
import { PagedList } from '../../lib/PagedList.tsx'
import { FailedPages, usePages } from '../../lib/paged.tsx'
import { complain } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { pagesOfChanges, pagesOfRuns, usePriceRuleCall } from './price-rules.data.ts'

/** Every run with the way back. */
export function RunHistory({ storeId }: { storeId: number }) {
  const t = useText()
  const { query } = useAddress()
  const list = usePages(pagesOfRuns(storeId, query))
  const [open, setOpen] = useState<PriceRun | null>(null)
  const runs = list.pages.flatMap((page) => page.runs)
  return (
    <>
      <PagedList
        list={list}
        shown={runs.length}
        none={{ title: t('priceRules.noRuns'), hint: t('priceRules.noRunsHint') }}
      >
        <ul className="grid gap-3">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} onSee={() => setOpen(run)} />
          ))}
        </ul>
      </PagedList>
      {open && <ChangesDialog run={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function RunRow({ run, onSee }: { run: PriceRun; onSee: () => void }) {
  const t = useText()
  const { language } = useEnv().visit
  const undo = usePriceRuleCall('undo')
  const at = moment(run.ran_at, language)
  const takeBack = () =>
    undo.mutate(
      { body: { id: run.id } },
      {
        onSuccess: ({ restored, moved_on }) => {
          const stayed = moved_on > 0 ? ` ${t('priceRules.movedOn', { count: moved_on })}` : ''
          toast.success(t('priceRules.restored', { count: restored }) + stayed)
        },
        onError: (error) => complain(error, t),
      },
    )
  return (
    <li className="panel flex flex-wrap items-center gap-x-5 gap-y-2 p-4">
      <div className="min-w-48 flex-1">
        <p className="font-bold tabular-nums">{at}</p>
        <p className="text-label text-ink-2">
          {t(run.by_hand ? 'priceRules.byHand' : 'priceRules.byClock')},{' '}
          {t('priceRules.changes', { count: run.offers_changed })}, {t('priceRules.seen', { count: run.offers_seen })}
        </p>
        {run.problem && <p className="text-label font-semibold text-urucum">{run.problem}</p>}
        {run.undone_at && (
          <p className="text-label font-semibold">
            {t('priceRules.undone', { moment: moment(run.undone_at, language) })}
          </p>
        )}
      </div>
      {run.offers_changed > 0 && (
        <Button variant="outline" size="small" aria-label={t('priceRules.seeOf', { moment: at })} onClick={onSee}>
          {t('priceRules.see')}
        </Button>
      )}
      {run.offers_changed > 0 && !run.undone_at && (
        <Button
          variant="outline"
          size="small"
          busy={undo.isPending}
          icon={<Undo2 aria-hidden size={16} strokeWidth={2} />}
          aria-label={t('priceRules.undoRunOf', { moment: at })}
          onClick={takeBack}
        >
          {t('priceRules.undoRun')}
        </Button>
      )}
    </li>
  )
}

function ChangesDialog({ run, onClose }: { run: PriceRun; onClose: () => void }) {
  const t = useText()
  const [count, setCount] = useState(1)
  const list = usePages(pagesOfChanges(run.id, count))
  const changes = list.pages.flatMap((page) => page.changes)
  const total = list.last?.paginate.total ?? 0
  return (
    <Dialog open wide onClose={onClose} title={t('priceRules.see')} closeLabel={t('priceRules.close')}>
      <p className="mb-2 text-label text-ink-2">{t('priceRules.changes', { count: run.offers_changed })}</p>
      {!list.last && !list.hasFailed && <SkeletonRows rows={6} />}
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.listing_id} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto]">
            <span>
              <span className="font-semibold">{change.product_name}</span>
              <span className="block text-small text-ink-3">{change.variant}</span>
            </span>
            <span className="tabular-nums sm:text-right">
              {money(change.before_cents)} → <strong>{money(change.after_cents)}</strong>
            </span>
            <span className="text-label text-ink-2 sm:col-span-2">
              {change.reason}
              {change.undone !== null && ` (${t(change.undone ? 'priceRules.back' : 'priceRules.kept')})`}
            </span>
          </li>
        ))}
      </ul>
      <FailedPages list={list} className="my-6" />
      {changes.length < total && !list.hasFailed && (
        <LoadMore
          shown={changes.length}
          total={total}
          summary={t('shell.shown', { shown: changes.length, total })}
          action={
            <Button variant="outline" busy={list.isWaiting} onClick={() => setCount(count + 1)}>
              {t('shell.more')}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}

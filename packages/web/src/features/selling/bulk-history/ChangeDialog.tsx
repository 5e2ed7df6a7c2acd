import type { BulkChange, BulkLine } from '@bra/contract/selling/bulk-history.schemas'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FailedPages, usePages } from '../../../lib/paged.tsx'
import { complain } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUndo } from '../inventory/inventory.data.ts'
import { pagesOfChange } from './bulk-history.data.ts'
import { changesOf, wordsOf } from './change-words.ts'
import { bulkHistoryTexts } from './texts.ts'

export function ChangeDialog({ change: opened, onClose }: { change: BulkChange; onClose: () => void }) {
  const t = useText()
  const [count, setCount] = useState(1)
  const list = usePages(pagesOfChange(opened.id, count))
  const undo = useUndo()
  const lines = list.pages.flatMap((page) => page.lines)
  const { change = opened, fits = 0, moved = 0, paginate } = list.pages[0] ?? {}
  const isOpen = list.last !== undefined && !change.undone_at && !change.under_way
  const takeBack = () =>
    undo.mutate(
      { body: { id: opened.id } },
      {
        onSuccess: ({ restored, kept }) => {
          const stayed = kept > 0 ? ` ${t(bulkHistoryTexts.stayed, { count: kept })}` : ''
          toast.success(t(bulkHistoryTexts.restored, { count: restored }) + stayed)
          onClose()
        },
        onError: (error) => complain(error, t),
      },
    )
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${t(bulkHistoryTexts.what, { count: change.offers })} ${wordsOf(change.action, t)}`}
      closeLabel={t(siteTexts.close)}
      footer={
        isOpen && (
          <>
            <p role="status" className="mr-auto max-w-[52ch] text-label">
              {t(bulkHistoryTexts.willGoBack, { count: fits })}
              {moved > 0 && ` ${t(bulkHistoryTexts.willStay, { count: moved })}`}
            </p>
            <Button
              variant="solid"
              busy={undo.isPending}
              disabled={fits === 0}
              icon={<Undo2 aria-hidden size={16} strokeWidth={2} />}
              onClick={takeBack}
            >
              {t(bulkHistoryTexts.undo)}
            </Button>
          </>
        )
      }
    >
      {change.under_way && <Notice tone="buriti">{t(bulkHistoryTexts.underWayHint)}</Notice>}
      {!list.last && !list.error && <SkeletonRows rows={6} />}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.listing_id} line={line} />
        ))}
      </ul>
      <FailedPages list={list} className="my-6" />
      {paginate && lines.length < paginate.total && !list.error && (
        <LoadMore
          shown={lines.length}
          total={paginate.total}
          summary={t(siteTexts.shown, { shown: lines.length, total: paginate.total })}
          action={
            <Button variant="outline" busy={list.isWaiting} onClick={() => setCount(count + 1)}>
              {t(siteTexts.more)}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}

function Line({ line }: { line: BulkLine }) {
  const t = useText()
  const { name, code, condition, language, before, after, reason, state } = line
  const variant = [code, condition && t(tradeTexts[condition]), language && t(tradeTexts[language])].filter(Boolean)
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto]">
      <span>
        <span className="font-semibold">{name ?? t(bulkHistoryTexts.goneOffer, { id: line.listing_id })}</span>
        <span className="block text-small text-ink-3">{variant.join(' · ')}</span>
      </span>
      <span className="tabular-nums sm:text-right">
        {!before && t(bulkHistoryTexts.created)}
        {!after && t(bulkHistoryTexts.removed)}
        {changesOf(line, t).map(({ name: field, from, to }) => (
          <span key={field} className="block break-words">
            {from} → <strong>{to}</strong>
          </span>
        ))}
      </span>
      {(reason || state !== 'fits') && (
        <span className="text-label text-ink-2 sm:col-span-2">
          {[reason, state !== 'fits' && t(bulkHistoryTexts[`state_${state}`])].filter(Boolean).join(' ')}
        </span>
      )}
    </li>
  )
}

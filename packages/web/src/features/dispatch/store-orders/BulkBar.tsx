import type { DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { MAX_PAPERS } from '@bra/contract/dispatch/invoices.schemas'
import { MAX_LABELLED_AT_ONCE } from '@bra/contract/dispatch/labels.schemas'
import { MAX_PICKED_AT_ONCE } from '@bra/contract/dispatch/picking.schemas'
import { ClipboardList, FileCheck, Files, ListChecks, PackageCheck, Send, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useManyPapers } from '../invoices/invoices.data.ts'
import { LabelDialog } from './LabelDialog.tsx'
import { SheetButton } from './SheetButton.tsx'
import { usePostingList, usePullSheet } from './store-orders.data.ts'
import type { useManyParcels } from './useManyParcels.ts'
import type { Selection } from './useSelection.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

interface BulkBarProps {
  storeId: number
  selection: Selection
  /** How many of the selected parcels are not in the list at the moment. */
  hidden: number
  many: ReturnType<typeof useManyParcels>
}

/** Replaces the search while rows are selected, with the actions for all of them. */
export function BulkBar({ storeId, selection, hidden, many }: BulkBarProps) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const sheet = usePullSheet()
  const posting = usePostingList()
  const papers = useManyPapers()
  const { ids } = selection
  const doing = (work: DispatchWork) => ({
    busy: many.isWorking && many.run?.work === work,
    disabled: many.isWorking,
    onClick: () => many.start(work, ids),
  })
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-2 font-semibold tabular-nums">
          {t('selling.selected', { count: ids.length })}
          {hidden > 0 && ` ${t('selling.selectedHidden', { count: hidden })}`}
        </p>
        <Button size="small" icon={<PackageCheck {...icon} />} {...doing('prepare')}>
          {t('selling.manyPrepare')}
        </Button>
        <PickTogether storeId={storeId} ids={ids.slice(0, MAX_PICKED_AT_ONCE)} />
        <SheetButton sheet={sheet} ids={ids.slice(0, MAX_PICKED_AT_ONCE)} />
        <Button variant="outline" size="small" icon={<Tag {...icon} />} onClick={() => setLabelling(true)}>
          {t('selling.labels')}
        </Button>
        <PapersButton ids={ids.slice(0, MAX_PAPERS)} papers={papers} />
        <PostingButton ids={ids.slice(0, MAX_LABELLED_AT_ONCE)} list={posting} />
        <Button variant="outline" size="small" icon={<FileCheck {...icon} />} {...doing('issue')}>
          {t('invoices.issueMany')}
        </Button>
        <Button variant="outline" size="small" icon={<Send {...icon} />} {...doing('post')}>
          {t('selling.manyPost')}
        </Button>
        <Button variant="ghost" size="small" icon={<X {...icon} />} onClick={() => selection.set([])}>
          {t('selling.unselect')}
        </Button>
      </div>
      <p className="max-w-[80ch] text-label text-ink-2">
        {t('selling.manyHint')}
        {ids.length > MAX_PICKED_AT_ONCE && ` ${t('selling.selectedTooMany', { most: MAX_PICKED_AT_ONCE })}`}
      </p>
      <Refusal error={sheet.error ?? papers.error ?? posting.error} />
      {isLabelling && <LabelDialog ids={ids.slice(0, MAX_LABELLED_AT_ONCE)} onClose={() => setLabelling(false)} />}
    </div>
  )
}

function PapersButton({ ids, papers }: { ids: number[]; papers: ReturnType<typeof useManyPapers> }) {
  const t = useText()
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Files {...icon} />}
      busy={papers.isPending}
      onClick={() => papers.mutate(ids)}
    >
      {t('invoices.papersMany')}
    </Button>
  )
}

function PostingButton({ ids, list }: { ids: number[]; list: ReturnType<typeof usePostingList> }) {
  const t = useText()
  return (
    <Button
      variant="outline"
      size="small"
      icon={<ListChecks {...icon} />}
      busy={list.isPending}
      onClick={() => list.mutate(ids)}
    >
      {t('dispatching.posting')}
    </Button>
  )
}

function PickTogether({ storeId, ids: [first, ...others] }: { storeId: number; ids: number[] }) {
  const t = useText()
  const together = `${paths.storeOrder(storeId, first!, 'new-order')}${others.length ? `?com=${others.join(',')}` : ''}`
  return (
    <Link to={together} className={buttonStyle('outline', 'small')}>
      <ClipboardList {...icon} />
      {t('selling.pickTogether')}
    </Link>
  )
}

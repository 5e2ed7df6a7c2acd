import { MAX_LABELLED_AT_ONCE } from '@bra/contract/dispatch/labels.schemas'
import { MAX_PICKED_AT_ONCE } from '@bra/contract/dispatch/picking.schemas'
import { ClipboardList, FileCheck, ListChecks, PackageCheck, Send, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { LabelDialog } from './LabelDialog.tsx'
import { ManyProgress } from './ManyProgress.tsx'
import { SheetButton } from './SheetButton.tsx'
import { usePostingList, usePullSheet } from './store-orders.data.ts'
import { type ManyWork, useManyParcels } from './useManyParcels.ts'
import type { Selection } from './useSelection.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

interface BulkBarProps {
  storeId: number
  selection: Selection
  /** How many of the selected parcels are not in the list at the moment. */
  hidden: number
  orderOf: (id: number) => number
}

/** Replaces the search while rows are selected, with the actions for all of them. */
export function BulkBar({ storeId, selection, hidden, orderOf }: BulkBarProps) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const sheet = usePullSheet()
  const posting = usePostingList()
  const many = useManyParcels()
  const { ids } = selection
  const isPickable = ids.length <= MAX_PICKED_AT_ONCE
  const doing = (work: ManyWork) => ({
    busy: many.isWorking && many.state?.work === work,
    disabled: many.isWorking,
    onClick: () => void many.start(work, ids),
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
        {isPickable && <PickTogether storeId={storeId} ids={ids} />}
        {isPickable && <SheetButton sheet={sheet} ids={ids} />}
        {ids.length <= MAX_LABELLED_AT_ONCE && (
          <Button variant="outline" size="small" icon={<Tag {...icon} />} onClick={() => setLabelling(true)}>
            {t('selling.labels')}
          </Button>
        )}
        {ids.length <= MAX_LABELLED_AT_ONCE && <PostingButton ids={ids} list={posting} />}
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
        {!isPickable && ` ${t('selling.selectedTooMany', { most: MAX_PICKED_AT_ONCE })}`}
      </p>
      <Refusal error={sheet.error ?? posting.error} />
      <ManyProgress many={many} orderOf={orderOf} />
      {isLabelling && <LabelDialog ids={ids} onClose={() => setLabelling(false)} />}
    </div>
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

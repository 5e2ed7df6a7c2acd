import { MAX_PICKED_AT_ONCE } from '@bra/contract/dispatch/picking.schemas'
import { ClipboardList, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { LabelDialog } from './LabelDialog.tsx'
import { SheetButton } from './SheetButton.tsx'
import { usePullSheet } from './store-orders.data.ts'
import type { Selection } from './useSelection.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

interface BulkBarProps {
  storeId: number
  selection: Selection
  /** How many of the selected parcels are not in the list at the moment. */
  hidden: number
}

/** Replaces the search while rows are selected, with the actions for all of them or a note that they are too many. */
export function BulkBar({ storeId, selection, hidden }: BulkBarProps) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const sheet = usePullSheet()
  const { ids } = selection
  const over = ids.length - MAX_PICKED_AT_ONCE
  const [first, ...others] = ids
  const together = `${paths.storeOrder(storeId, first!, 'new-order')}${others.length ? `?com=${others.join(',')}` : ''}`
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-2 font-semibold tabular-nums">
          {t('selling.selected', { count: ids.length })}
          {hidden > 0 && ` ${t('selling.selectedHidden', { count: hidden })}`}
          {over > 0 && (
            <span className="block text-label text-urucum">
              {t('selling.selectedTooMany', { most: MAX_PICKED_AT_ONCE, count: over })}
            </span>
          )}
        </p>
        {over <= 0 && (
          <>
            <Link to={together} className={buttonStyle('solid', 'small')}>
              <ClipboardList {...icon} />
              {t('selling.pickTogether')}
            </Link>
            <SheetButton sheet={sheet} ids={ids} />
            <Button variant="outline" size="small" icon={<Tag {...icon} />} onClick={() => setLabelling(true)}>
              {t('selling.labels')}
            </Button>
          </>
        )}
        <Button variant="ghost" size="small" icon={<X {...icon} />} onClick={() => selection.set([])}>
          {t('selling.unselect')}
        </Button>
      </div>
      <Refusal error={sheet.error} />
      {isLabelling && <LabelDialog ids={ids} onClose={() => setLabelling(false)} />}
    </div>
  )
}

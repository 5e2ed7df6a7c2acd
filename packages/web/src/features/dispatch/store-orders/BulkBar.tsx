import { MAX_PAPERS } from '@bra/contract/dispatch/invoices.schemas'
import { MAX_LABELLED_AT_ONCE } from '@bra/contract/dispatch/labels.schemas'
import { MAX_PICKED_AT_ONCE } from '@bra/contract/dispatch/picking.schemas'
import { money } from '@bra/contract/trade/format'
import { ClipboardList, Files, ListChecks, PackageCheck, Send, Tag, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { hasShortcuts } from '../../../lib/shortcuts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { ScrollRow } from '../../../ui/ScrollRow.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useManyPapers } from '../invoices/invoices.data.ts'
import { invoiceTexts } from '../invoices/texts.ts'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { DispatchDialog } from './DispatchDialog.tsx'
import { labelTexts } from './label-texts.ts'
import { LabelDialog } from './LabelDialog.tsx'
import { PrintingChoice } from './PrintingChoice.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import { SheetButton } from './SheetButton.tsx'
import { usePostingList, usePullSheet } from './store-orders.data.ts'
import { useLabelPrinting } from './useLabelPrinting.ts'
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

/** The bar stands over the foot of the list, so that no row moves when it comes. */
export function BulkBar({ storeId, selection, hidden, many }: BulkBarProps) {
  const t = useText()
  const [isConfirming, setConfirming] = useState(false)
  const { ids } = selection
  useDispatchKey(!many.isWorking, () => setConfirming(true))
  return (
    <section
      aria-label={t(dispatchRunTexts.bar)}
      className="sticky bottom-3 z-20 grid gap-2 rounded-panel border border-line-strong bg-mata-soft p-2 text-on-mata-soft shadow-popover sm:px-4 [@media(max-height:30rem)]:static"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-2 max-sm:gap-x-1">
        <Chosen selection={selection} hidden={hidden} />
        {ids.length < selection.all.length && (
          <Button variant="ghost" size="small" className="max-sm:px-2" onClick={() => selection.set(selection.all)}>
            {t(dispatchRunTexts.selectWhole, { count: selection.all.length })}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          className="max-sm:px-2"
          icon={<X {...icon} />}
          onClick={() => selection.set([])}
        >
          <span className="max-sm:sr-only">{t(saleListTexts.unselect)}</span>
        </Button>
        <Button
          variant="solid"
          className="max-sm:basis-full"
          icon={<Send {...icon} />}
          busy={many.isWorking && many.run?.work === 'prepare'}
          disabled={many.isWorking}
          onClick={() => setConfirming(true)}
        >
          {t(dispatchRunTexts.dispatch, { count: ids.length })}
        </Button>
      </div>
      <PaperTools storeId={storeId} ids={ids} many={many} />
      {isConfirming && (
        <DispatchDialog
          storeId={storeId}
          ids={ids}
          onClose={() => setConfirming(false)}
          onStart={() => many.start('prepare', ids)}
        />
      )}
    </section>
  )
}

function PaperTools({ storeId, ids, many }: Pick<BulkBarProps, 'storeId' | 'many'> & { ids: number[] }) {
  const t = useText()
  const sheet = usePullSheet()
  const posting = usePostingList()
  const papers = useManyPapers()
  const labelled = ids.slice(0, MAX_LABELLED_AT_ONCE)
  const labels = useLabelPrinting(storeId, labelled)
  return (
    <>
      <ScrollRow>
        <PickTogether storeId={storeId} ids={ids.slice(0, MAX_PICKED_AT_ONCE)} />
        <SheetButton sheet={sheet} ids={ids.slice(0, MAX_PICKED_AT_ONCE)} />
        <Button
          variant="outline"
          size="small"
          icon={<Files {...icon} />}
          busy={papers.isPending}
          onClick={() => papers.mutate({ body: { ids: ids.slice(0, MAX_PAPERS) } })}
        >
          {t(invoiceTexts.papersMany)}
        </Button>
        <Button variant="outline" size="small" icon={<Tag {...icon} />} busy={labels.isPending} onClick={labels.print}>
          {t(labelTexts.labels)}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon={<ListChecks {...icon} />}
          busy={posting.isPending}
          onClick={() => posting.mutate({ body: { ids: labelled } })}
        >
          {t(dispatchRunTexts.posting)}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon={<PackageCheck {...icon} />}
          busy={many.isWorking && many.run?.work === 'post'}
          disabled={many.isWorking}
          onClick={() => many.start('post', ids)}
        >
          {t(saleListTexts.manyPost)}
        </Button>
      </ScrollRow>
      {ids.length > MAX_PICKED_AT_ONCE && (
        <p className="text-label">{t(saleListTexts.selectedTooMany, { most: MAX_PICKED_AT_ONCE })}</p>
      )}
      <PrintingChoice storeId={storeId} />
      <Refusal error={sheet.error ?? papers.error ?? labels.error ?? posting.error} />
      {labels.isAsked && (
        <LabelDialog storeId={storeId} ids={labelled} unprinted={labels.unprinted} onClose={labels.close} />
      )}
    </>
  )
}

/** Ctrl + Enter, unless a dialog is open, in which it may mean something else. */
function useDispatchKey(isFree: boolean, onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!isFree) return undefined
    const hear = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const isOurs = key === 'Enter' && (ctrlKey || metaKey) && hasShortcuts()
      if (isOurs && !document.querySelector('dialog[open]')) press()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isFree])
}

function Chosen({ selection: { ids, listed }, hidden }: Pick<BulkBarProps, 'selection' | 'hidden'>) {
  const t = useText()
  const numbers = listed.map(({ order_id: number }) => number)
  const range = { first: String(Math.min(...numbers)), last: String(Math.max(...numbers)) }
  return (
    <div className="mr-auto flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <p role="status" className="font-semibold">
        {t(saleListTexts.selected, { count: ids.length })}
        {hidden > 0 && ` ${t(saleListTexts.selectedHidden, { count: hidden })}`}
      </p>
      {listed.length > 0 && (
        <p className="max-sm:text-label">
          {listed.length > 1 && `${t(dispatchRunTexts.range, range)} · `}
          {money(listed.reduce((sum, one) => sum + one.cents, 0))}
        </p>
      )}
    </div>
  )
}

function PickTogether({ storeId, ids: [first, ...others] }: { storeId: number; ids: number[] }) {
  const t = useText()
  const together = `${paths.storeOrder(storeId, first!, 'new-order')}${others.length ? `?com=${others.join(',')}` : ''}`
  return (
    <Link to={together} className={buttonStyle('outline', 'small')}>
      <ClipboardList {...icon} />
      {t(saleListTexts.pickTogether)}
    </Link>
  )
}

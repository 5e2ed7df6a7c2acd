import { Send } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { useManyParcels } from './useManyParcels.ts'

/** Shows how far the dispatch of a store is, on every page of its back office but the one that shows it whole. */
export function DispatchPill({ storeId }: { storeId: number }) {
  const t = useText()
  const { pathname } = useLocation()
  const { run } = useManyParcels(storeId)
  const to = paths.storeOrders(storeId)
  const isOver = run !== null && run.ended_at !== null
  if (!run || pathname === to || (isOver && run.failed.length === 0)) return null
  const { done, all, failed } = run
  return (
    <Link to={to} className={buttonStyle(isOver ? 'outline' : 'tonal', 'small')}>
      <Send aria-hidden size={16} strokeWidth={2} />
      <span className="tabular-nums max-sm:sr-only">
        {isOver ? t(dispatchRunTexts.pillFailed, { count: failed.length }) : t(dispatchRunTexts.pill, { done, all })}
      </span>
    </Link>
  )
}

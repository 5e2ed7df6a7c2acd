import type { DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { useManyParcels } from './useManyParcels.ts'

const doneTexts = {
  issue: 'selling.manyIssued',
  prepare: 'selling.manyPrepared',
  post: 'selling.manyPosted',
} as const satisfies Record<DispatchWork, string>

/** Says how far the work on many parcels is, and why some of it failed. */
export function ManyProgress({ many: { run, start, isWorking } }: { many: ReturnType<typeof useManyParcels> }) {
  const t = useText()
  if (!run) return null
  const { work, all, done, failed, ended_at: endedAt } = run
  const again = () => {
    const codes = failed.flatMap(({ id, tracking_code: code }) => (code ? [[id, code] as const] : []))
    start(
      work,
      failed.map(({ id }) => id),
      new Map(codes),
    )
  }
  return (
    <div className="grid gap-1.5">
      <p role="status" className="tabular-nums">
        {endedAt === null
          ? t('selling.manyWorking', { done, all })
          : t(doneTexts[work], { count: done - failed.length })}
        {failed.length > 0 && ` · ${t('selling.manyFailed', { count: failed.length })}`}
      </p>
      {endedAt === null && (
        <>
          <progress className="w-full max-w-96 accent-mata" max={all} value={done} aria-hidden />
          <p className="text-label text-ink-2">{t('selling.manyGoesOn')}</p>
        </>
      )}
      {failed.length > 0 && (
        <ul className="grid gap-0.5 text-label text-urucum">
          {failed.map(({ id, order_id: order, why }) => (
            <li key={id}>{t('selling.manyProblem', { id: String(order), why })}</li>
          ))}
        </ul>
      )}
      {failed.length > 0 && !isWorking && (
        <div>
          <Button variant="outline" size="small" onClick={again}>
            {t('selling.manyAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

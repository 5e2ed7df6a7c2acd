import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ManyWork, useManyParcels } from './useManyParcels.ts'

const doneTexts = {
  issue: 'selling.manyIssued',
  prepare: 'selling.manyPrepared',
  post: 'selling.manyPosted',
} as const satisfies Record<ManyWork, string>

interface ManyProgressProps {
  many: ReturnType<typeof useManyParcels>
  /** Returns the number of the order to which a parcel belongs. */
  orderOf: (id: number) => number
}

/** Says how far the work on many parcels is, and why some of it failed. */
export function ManyProgress({ many: { state, start, isWorking }, orderOf }: ManyProgressProps) {
  const t = useText()
  if (!state) return null
  const { work, codes, all, done, succeeded, failed } = state
  return (
    <div className="grid gap-1.5">
      <p role="status" className="tabular-nums">
        {isWorking ? t('selling.manyWorking', { done, all }) : t(doneTexts[work], { count: succeeded })}
        {failed.length > 0 && ` · ${t('selling.manyFailed', { count: failed.length })}`}
      </p>
      {isWorking && <progress className="w-full max-w-96 accent-mata" max={all} value={done} aria-hidden />}
      {failed.length > 0 && (
        <ul className="grid gap-0.5 text-label text-urucum">
          {failed.map(({ id, why }) => (
            <li key={id}>{t('selling.manyProblem', { id: String(orderOf(id)), why })}</li>
          ))}
        </ul>
      )}
      {failed.length > 0 && !isWorking && (
        <div>
          <Button
            variant="outline"
            size="small"
            onClick={() =>
              void start(
                work,
                failed.map(({ id }) => id),
                codes,
              )
            }
          >
            {t('selling.manyAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

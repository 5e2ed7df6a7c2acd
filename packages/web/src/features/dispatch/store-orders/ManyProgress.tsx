import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import type { DispatchRun, DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { money } from '@bra/contract/trade/format'
import { clsx } from 'clsx'
import { Check, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { causesOf } from './dispatch-cures.ts'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import type { useManyParcels } from './useManyParcels.ts'

const doneTexts = {
  issue: saleListTexts.manyIssued,
  prepare: saleListTexts.manyPrepared,
  post: saleListTexts.manyPosted,
} as const satisfies Record<DispatchWork, string>

const stepsOf = {
  issue: ['documents'],
  prepare: ['documents', 'labels', 'ready'],
  post: ['posted'],
} as const satisfies Record<DispatchWork, readonly (keyof DispatchRun['steps'])[]>

interface ManyProgressProps {
  storeId: number
  many: ReturnType<typeof useManyParcels>
  className?: string
}

export function ManyProgress({ storeId, many, className }: ManyProgressProps) {
  const t = useText()
  const { run } = many
  if (!run) return null
  const { work, all, done, failed, steps, started_at: startedAt, ended_at: endedAt } = run
  const title =
    endedAt === null ? t(dispatchRunTexts.running, { count: all }) : t(doneTexts[work], { count: done - failed.length })
  return (
    <aside aria-label={t(dispatchRunTexts.progress)} className={clsx('grid gap-4', className)}>
      <section className="panel grid gap-3 p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 role="status" className="text-h3 tabular-nums">
            {title}
          </h2>
          {endedAt === null && (
            <span className="text-small whitespace-nowrap text-ink-2 tabular-nums">
              {t(saleListTexts.manyWorking, { done, all })} · {sinceOf(startedAt, t)}
            </span>
          )}
        </div>
        {/* Once the work is over, the list below says where each order stands. */}
        {(endedAt === null ? stepsOf[work].filter((name) => steps[name].all > 0) : []).map((name) => (
          <StepBar key={name} name={t(dispatchRunTexts[`bar_${name}`])} {...steps[name]}>
            {name === 'labels' && steps.labels.cents > 0 && money(steps.labels.cents)}
          </StepBar>
        ))}
        {endedAt === null && <Stop storeId={storeId} onStopped={many.take} />}
      </section>
      {failed.length > 0 && <Causes storeId={storeId} run={run} many={many} />}
    </aside>
  )
}

function sinceOf(startedAt: string, t: Translate) {
  const seconds = Math.max(0, Math.round((Date.now() - new Date(startedAt).getTime()) / 1000))
  return seconds < 60
    ? t(dispatchRunTexts.seconds, { count: seconds })
    : t(dispatchRunTexts.minutes, { count: Math.floor(seconds / 60) })
}

function StepBar({ name, all, done, children }: { name: string; all: number; done: number; children?: ReactNode }) {
  const t = useText()
  const isDone = done >= all
  const Sign = isDone ? Check : LoaderCircle
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <Sign aria-hidden size={16} strokeWidth={2} className={isDone ? 'text-mata' : 'text-anil'} />
      <span className="font-semibold">{name}</span>
      <span className="text-label text-ink-2 tabular-nums">{t(saleListTexts.manyWorking, { done, all })}</span>
      <span aria-hidden className="col-span-2 col-start-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-mata"
          style={{ width: `${all === 0 ? 100 : (100 * done) / all}%` }}
        />
      </span>
      {children && <span className="col-span-2 col-start-2 text-small text-ink-2 tabular-nums">{children}</span>}
    </div>
  )
}

function Stop({ storeId, onStopped }: { storeId: number; onStopped: (run: DispatchRun) => void }) {
  const t = useText()
  const stopping = useCommand(dispatchRuns.stop, { onSuccess: ({ result }) => onStopped(result) })
  const stop = () => stopping.mutate({ body: { store_id: storeId } })
  return (
    <>
      <Button variant="outline" size="small" busy={stopping.isPending} onClick={stop}>
        {t(dispatchRunTexts.stop)}
      </Button>
      <p className="text-small text-ink-2">{t(saleListTexts.manyGoesOn)}</p>
      <Refusal error={stopping.error} />
    </>
  )
}

function Causes({ storeId, run: { work, failed }, many }: ManyProgressProps & { run: DispatchRun }) {
  const t = useText()
  const again = (some: DispatchRun['failed']) => {
    const codes = some.flatMap(({ id, tracking_code: code }) => (code ? [[id, code] as const] : []))
    many.start(
      work,
      some.map(({ id }) => id),
      new Map(codes),
    )
  }
  return (
    <section className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3 tabular-nums">{t(dispatchRunTexts.stopped, { count: failed.length })}</h3>
        <Badge tone="urucum">{t(dispatchRunTexts.needsYou)}</Badge>
      </div>
      <ul className="grid gap-4">
        {causesOf(failed, storeId).map(({ why, failed: some, cure }) => (
          <li key={why} className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
            <p>
              <b className="tabular-nums">
                {t(ofOrders(some.length), { orders: some.map((one) => one.order_id).join(', ') })}
              </b>
              <span className="block text-label text-ink-2">{why}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <CureLink to={cure.to} className={buttonStyle('tonal', 'small')}>
                {t(cure.text)}
              </CureLink>
              <Button variant="ghost" size="small" disabled={many.isWorking} onClick={() => again(some)}>
                {t(dispatchRunTexts.again)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <Button variant="outline" size="small" disabled={many.isWorking} onClick={() => again(failed)}>
          {t(saleListTexts.manyAgain)}
        </Button>
      )}
    </section>
  )
}

const ofOrders = (count: number): SiteText => (count === 1 ? dispatchRunTexts.ofOrder : dispatchRunTexts.ofOrders)

/** The balance at the carrier is on a page outside this site. */
function CureLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  )
}

import { say } from '@bra/contract/kit/saying'
import type { dispatchRunsSchemas } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { DAY_MS, instant, instantOrNull, startOfDayInBrazil } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { Actor } from '../../../platform/routes.ts'
import { hasOwnAccount } from '../../stores/carrier-accounts/index.ts'
import { labelSellerOf } from '../../stores/shipping/index.ts'
import { taxesOfStore } from '../tax-setup/index.ts'
import {
  countParcelsOfStore,
  endRun,
  figuresOf,
  insertParcels,
  insertRun,
  lackingSteps,
  type MadeRun,
  newestRun,
  outageOf,
} from './dispatch-runs.queries.ts'

type StartBody = z.output<typeof dispatchRunsSchemas.start.body>

export async function startRun(app: App, user: Actor, { store_id: storeId, work, parcels }: StartBody) {
  ownStore(user, storeId)
  const codes = new Map(parcels.map(({ id, tracking_code: code }) => [id, code || null]))
  const ids = [...codes.keys()]
  if ((await countParcelsOfStore(app.db, storeId, ids)) < ids.length) fail('store_order_not_found')
  await app.transaction(async (tx) => {
    const row = { store_id: storeId, work, created_at: app.clock.now(), ended_at: null }
    const { id: runId } = (await insertRun(tx, row)) ?? fail('dispatch_under_way')
    const rows = ids.map((id) => ({
      run_id: runId,
      store_order_id: id,
      tracking_code: codes.get(id)!,
      ...{ why: null, why_en: null, code: null },
    }))
    await insertParcels(tx, rows)
    await enqueue(tx, app, { name: 'work_on_dispatch', data: { runId } })
  })
  const message = say(
    'O despacho começou. Pode fechar a tela: ele continua.',
    'The dispatch has begun. You may close the page: it goes on.',
  )
  return { error: false, message, result: (await shownRun(app, storeId))! }
}

export async function showRun(app: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  return { run: await shownRun(app, storeId) }
}

/** What the seller confirms before anything is spent. */
export async function estimateRun(
  app: App,
  user: Actor,
  { store_id: storeId, ids }: { store_id: number; ids: number[] },
) {
  ownStore(user, storeId)
  const [lacking, { model }] = [
    await lackingSteps(app.db, storeId, [...new Set(ids)]),
    await taxesOfStore(app, app.db, storeId),
  ]
  const [isSold, isOwn] = [labelSellerOf(app) !== null, await hasOwnAccount(app, storeId)]
  return { ...lacking, ...(!isSold && { labels: 0, labels_cents: 0 }), model, own_account: isOwn }
}

/** Parcels of the turn that is under way are still finished. */
export async function stopRun(app: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  const run = (await shownRun(app, storeId)) ?? fail('dispatch_not_under_way')
  if (run.ended_at !== null) fail('dispatch_not_under_way')
  await app.transaction((tx) => endRun(tx, run.id, app.clock.now()))
  const message = say('O despacho parou. O que já estava feito ficou.', 'The dispatch stopped. What was done stays.')
  return { error: false, message, result: (await shownRun(app, storeId))! }
}

/** An outage is told for so long after the last document that met it. */
const OUTAGE_MS = 60 * 60_000

export async function dispatchFigures({ db, clock }: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  const now = clock.now()
  const today = startOfDayInBrazil(now)
  const endOfToday = new Date(today.getTime() + DAY_MS)
  const [figures, { contingency, ...outage }] = await Promise.all([
    figuresOf(db, storeId, { now, today, endOfToday }),
    outageOf(db, storeId, { today, recently: new Date(now.getTime() - OUTAGE_MS) }),
  ])
  return {
    ...figures,
    ...outage,
    oldest_late: instantOrNull(figures.oldest_late),
    contingency: contingency && { ...contingency, since: instant(contingency.since) },
  }
}

/** Without a carrier that sells labels, no label is waited for. */
async function shownRun(app: App, storeId: number): Promise<MadeRun | null> {
  const row = await newestRun(app.db, storeId)
  if (!row) return null
  const { created_at: startedAt, ended_at: endedAt, steps: counted, ...run } = row
  const steps = labelSellerOf(app) ? counted : { ...counted, labels: { all: 0, done: 0, cents: 0 } }
  return { ...run, steps, started_at: instant(startedAt), ended_at: instantOrNull(endedAt) }
}

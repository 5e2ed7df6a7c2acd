import { say } from '@bra/contract/kit/saying'
import type { WatchedWithdrawal, payoutsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { noteAct } from '../../people/audit/index.ts'
import { PaymentsUnavailable } from '../../money/payments/index.ts'
import { changeWithdrawal, holdWithdrawal, withdrawalById } from './withdrawals.queries.ts'
import { tellHandled } from './withdrawal-notices.ts'
import { withdrawalView } from './withdrawals.view.ts'
import { lookUp } from './look-up.service.ts'
import { countWatched, watchedById, watchedPage, type WatchedRow } from './watched.queries.ts'

const watchedView = (row: WatchedRow): z.input<typeof WatchedWithdrawal> => ({
  ...withdrawalView(row),
  store: row.store,
  owner: row.owner,
  is_late: row.is_late,
  is_stranded: row.is_stranded,
  handled_at: row.handled_at?.toISOString() ?? null,
})

export async function watchedWithdrawals(app: App, asked: z.output<typeof payoutsSchemas.watched.query>) {
  const watched = { filter: asked.filter, id: asked.id, now: app.clock.now() }
  const [rows, total] = await Promise.all([watchedPage(app.db, watched, asked), countWatched(app.db, watched)])
  return { withdrawals: rows.map(watchedView), paginate: paginate(asked, total) }
}

export async function lookUpNow(app: App, id: number) {
  const row = (await withdrawalById(app.db, id)) ?? fail('withdrawal_not_found')
  await lookUp(app, row).catch((error: unknown) => {
    if (error instanceof PaymentsUnavailable) fail('payments_unavailable')
    throw error
  })
  return { error: false, message: usualReplies.updated, result: await shown(app, id) }
}

/** Tells the store the reason; if its money then stays with the payee, it is marked a second time, for us alone. */
export async function handle(app: App, operator: User, { id, reason }: { id: number; reason: string }) {
  await app.transaction(async (tx) => {
    const row = (await holdWithdrawal(tx, id)) ?? fail('withdrawal_not_found')
    if (row.state !== 'failed' && row.state !== 'returned') fail('withdrawal_not_failed')
    const wasHandled = row.handled_at !== null
    if (wasHandled && !(await watchedById(tx, id, app.clock.now()))?.is_stranded) return
    await changeWithdrawal(tx, id, { handled_at: app.clock.now(), handled_by: operator.id })
    await noteAct(tx, app, operator, {
      ...{
        kind: 'withdrawal_handled',
        subject: `withdrawal:${id}`,
        title: say(`Saque nº ${id}`, `Withdrawal no. ${id}`),
      },
      ...{ reason, detail: { state: row.state, cents: row.cents } },
    })
    if (!wasHandled) await tellHandled(tx, app, row, reason)
  })
  return { error: false, message: usualReplies.saved, result: await shown(app, id) }
}

const shown = async (app: App, id: number) =>
  watchedView((await watchedById(app.db, id, app.clock.now())) ?? fail('withdrawal_not_found'))

import type { Rhythm } from '@bra/contract/payouts/withdrawal-schedules'
import type { WithdrawalSchedule, withdrawalsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { dayInBrazil, weekdayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { holdWallet } from '../../money/ledger/index.ts'
import { makeWithdrawal } from './new-withdrawal.ts'
import {
  dueSchedules,
  noteScheduledWithdrawal,
  removeSchedule,
  saveSchedule,
  scheduleOfStore,
} from './schedules.queries.ts'
import { tellScheduled } from './withdrawal-notices.ts'
import { cashOut, withdrawalRules } from './terms.service.ts'
import { storeRow } from './withdrawals.queries.ts'
import { smallest } from './withdrawals.words.ts'

type NewSchedule = z.output<typeof withdrawalsSchemas.setSchedule.body>

async function scheduleView(db: Db, storeId: number): Promise<WithdrawalSchedule | null> {
  const row = await scheduleOfStore(db, storeId)
  return row ? { rhythm: row.rhythm, least_cents: row.least_cents, withdrew_on: row.withdrew_on } : null
}

export async function scheduleWithRules(app: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  return { schedule: await scheduleView(app.db, storeId), ...(await withdrawalRules(app.db)) }
}

/** Nothing else is asked for, because the money can only go to the account that is kept already. */
export async function setSchedule(app: App, user: Actor, { store_id: storeId, rhythm, least_cents }: NewSchedule) {
  ownStore(user, storeId)
  return app.transaction(async (tx) => {
    const { minimum_cents: least } = await withdrawalRules(tx)
    if (rhythm && least_cents < least) fail('withdrawal_too_small', { least_cents: smallest(least) })
    if (rhythm) await saveSchedule(tx, { store_id: storeId, rhythm, least_cents, updated_at: app.clock.now() })
    else await removeSchedule(tx, storeId)
    return {
      error: false,
      message: usualReplies.updated,
      result: await scheduleView(tx, storeId),
    }
  })
}

const namedDays: Record<number, Rhythm> = { 1: 'monday', 2: 'tuesday', 3: 'wednesday', 4: 'thursday', 5: 'friday' }

/** Withdraws for every store whose schedule names today; what is hindered is tried again until the day ends. */
export async function withdrawBySchedule(app: App) {
  const now = app.clock.now()
  const named = namedDays[weekdayInBrazil(now)]
  if (!named) return
  const due = { today: dayInBrazil(now), rhythms: ['daily' as const, named] }
  await eachPage(app, {
    page: (part) => dueSchedules(app.db, part, due),
    work: ({ id, least_cents: leastCents }) => withdrawFor(app, { storeId: id, leastCents, today: due.today }),
  })
}

interface DueSchedule {
  storeId: number
  leastCents: number
  today: string
}

const withdrawFor = (app: App, { storeId, leastCents, today }: DueSchedule) =>
  app.transaction(async (tx) => {
    await holdWallet(tx, storeId)
    const schedule = await scheduleOfStore(tx, storeId)
    if (!schedule || schedule.withdrew_on === today) return
    const { terms, account } = await cashOut(tx, app, storeId)
    const cents = terms.withdrawable_cents
    if (terms.obstacle || !account || cents < Math.max(leastCents, terms.minimum_cents)) return
    const { owner_id: userId } = (await storeRow(tx, storeId))!
    const key = crypto.randomUUID()
    const row = await makeWithdrawal(tx, app, { storeId, userId, cents, key, terms, account })
    await noteScheduledWithdrawal(tx, storeId, today)
    await tellScheduled(tx, app, row)
  })

import type { MassAsked } from '@bra/contract/selling/bulk-edits.schemas'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import {
  type ChangeLine,
  holdSellingStore,
  insertChange,
  keepLines,
  MARKET_DAYS,
  messageOf,
  removalOf,
  takeOff,
  waitingOf,
} from '../inventory/index.ts'
import { refreshAfter } from '../../stores/listings/index.ts'
import { applyPlan, examplesOf, holdChosen, type Plan, previewOf, removable } from './planned.queries.ts'

const EXAMPLES = 5

export async function previewChange(app: App, user: Actor, asked: MassAsked) {
  const plan = planOf(app, user, asked)
  const [preview, examples] = await Promise.all([previewOf(app.db, plan), examplesOf(app.db, plan, EXAMPLES)])
  return { ...preview, examples }
}

/** Applies the change to all offers that allow it, or fails; it can be undone from the store's history. */
export async function applyChange(app: App, user: Actor, asked: MassAsked) {
  const plan = planOf(app, user, asked)
  const { change, waits } = await app.transaction(async (tx) => {
    await holdSellingStore(tx, plan.storeId)
    const { lines, waits } = await (plan.action.kind === 'remove' ? remove : changeChosen)(tx, app, plan)
    if (lines.length === 0) fail('nothing_changes')
    const row = { store_id: plan.storeId, user_id: user.id, action: plan.action, made_at: app.clock.now() }
    const id = await insertChange(tx, row)
    await keepLines(tx, id, lines)
    return { change: { id, offers: lines.length }, waits }
  })
  return { error: false, message: messageOf(usualReplies.saved, waits), change }
}

async function changeChosen(tx: Tx, app: App, plan: Plan) {
  await holdChosen(tx, plan)
  const changed = await applyPlan(tx, plan, app.clock.now())
  const waiting = waitingOf(await refreshAfter(tx, app, changed))
  const lines = changed.map(({ id, before, after }): ChangeLine => ({ listing_id: id, before, after }))
  return { lines, waits: changed.map(({ id }) => waiting.get(id)) }
}

async function remove(tx: Tx, app: App, plan: Plan) {
  await holdChosen(tx, plan)
  const ids = await removable(tx, plan)
  const gone = ids.length > 0 ? await takeOff(tx, app, { storeId: plan.storeId, ids }) : []
  return { lines: gone.map(removalOf), waits: [] }
}

const planOf = ({ clock }: App, user: Actor, { store_id, ids, action }: MassAsked): Plan => ({
  storeId: ownStore(user, store_id),
  ids,
  action,
  since: daysBefore(clock.now(), MARKET_DAYS),
})

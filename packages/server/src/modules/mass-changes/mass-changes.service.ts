import type { MassAction, MassAsked, MassChange } from '@bra/contract/mass-changes.schemas'
import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import {
  holdListings,
  holdSellingStore,
  MARKET_DAYS,
  messageOf,
  ownStore,
  restoreRemoved,
  takeOff,
  waitingOf,
} from '../inventory/index.ts'
import { refreshAfter } from '../listings/index.ts'
import {
  changesOfStore,
  idsOfChange,
  insertChange,
  markUndone,
  openChange,
  storeOfChange,
  takeBack,
} from './changes.queries.ts'
import { applyPlan, examplesOf, holdChosen, type Plan, previewOf, removable } from './planned.queries.ts'

const EXAMPLES = 5
const CHANGES_SHOWN = 20

/** What a change of many would do: nothing is written. */
export async function previewChange(app: App, user: User, asked: MassAsked) {
  const plan = planOf(app, user, asked)
  const [preview, examples] = await Promise.all([previewOf(app.db, plan), examplesOf(app.db, plan, EXAMPLES)])
  return { ...preview, examples }
}

/** Changes all that it can at once, or nothing; it can be taken back. */
export async function applyChange(app: App, user: User, asked: MassAsked) {
  const plan = planOf(app, user, asked)
  const { change, waits } = await app.transaction(async (tx) => {
    await holdSellingStore(tx, plan.storeId)
    const { before, waits } = await (plan.action.kind === 'remove' ? remove : changeChosen)(tx, app, plan)
    if (before.length === 0) fail('nothing_changes')
    const row = { store_id: plan.storeId, user_id: user.id, kind: kindOf(plan.action), before }
    return { change: await insertChange(tx, { ...row, made_at: app.clock.now() }), waits }
  })
  return { error: false, message: messageOf('Salvo com sucesso.', waits), change: told(change) }
}

async function changeChosen(tx: Tx, app: App, plan: Plan) {
  await holdChosen(tx, plan)
  const changed = await applyPlan(tx, plan, app.clock.now())
  const waiting = waitingOf(await refreshAfter(tx, app, changed))
  const before = changed.map(({ store_id: _, product_id: __, stays: ___, ...row }) => row)
  return { before, waits: before.map(({ id }) => waiting.get(id)) }
}

async function remove(tx: Tx, app: App, plan: Plan) {
  await holdChosen(tx, plan)
  const ids = await removable(tx, plan)
  const gone = ids.length > 0 ? await takeOff(tx, app, { storeId: plan.storeId, ids }) : []
  return { before: gone.map((id) => ({ id })), waits: [] }
}

const planOf = ({ clock }: App, user: User, { store_id, ids, action }: MassAsked): Plan => ({
  storeId: ownStore(user, store_id),
  ids,
  action,
  since: daysBefore(clock.now(), MARKET_DAYS),
})

function kindOf({ kind }: MassAction): MassChange['kind'] {
  if (kind.startsWith('price_')) return 'price'
  return kind.startsWith('quantity_') ? 'quantity' : (kind as MassChange['kind'])
}

const told = ({ made_at, undone_at, ...change }: Awaited<ReturnType<typeof changesOfStore>>[number]): MassChange => ({
  ...change,
  made_at: made_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
})

export const listChanges = async (app: App, user: User, storeId: number) => ({
  changes: (await changesOfStore(app.db, ownStore(user, storeId), CHANGES_SHOWN)).map(told),
})

/** What others changed since, or sold, stays as they left it. */
export async function undoChange(app: App, user: User, id: number) {
  const found = (await storeOfChange(app.db, id)) ?? fail('change_not_found')
  if (!user.storeIds.includes(found.store_id)) fail('change_not_found')
  const { restored, offers, waits } = await app.transaction(async (tx) => {
    await holdSellingStore(tx, found.store_id)
    const change = (await openChange(tx, id, user.storeIds)) ?? fail('change_not_found')
    const at = app.clock.now()
    await markUndone(tx, id, at)
    const ids = await idsOfChange(tx, id)
    if (change.kind === 'remove') {
      const { restored: back, waits } = await restoreRemoved(tx, app, { storeId: change.store_id, ids })
      return { restored: back.length, offers: change.offers, waits }
    }
    await holdListings(tx, change.store_id, ids)
    const back = await takeBack(tx, id, change.store_id, at)
    const waiting = waitingOf(await refreshAfter(tx, app, back))
    return { restored: back.length, offers: change.offers, waits: [...waiting.values()] }
  })
  return { error: false, message: messageOf('Alteração desfeita.', waits), restored, kept: offers - restored }
}

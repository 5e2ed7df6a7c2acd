import type { Person } from '../test-app.ts'
import type { Dice } from './dice.ts'
import { parcelsOf, someParcel } from './rows.ts'
import type { Walk } from './world.ts'

const body = 'Veio diferente do anúncio'
const reasons = ['not_arrived', 'missing_card', 'worse_condition', 'wrong_card', 'counterfeit', 'regret'] as const

const complaintsOf = ({ app, after }: Walk) =>
  app.db
    .selectFrom('complaints as c')
    .innerJoin('store_orders as so', 'so.id', 'c.store_order_id')
    .select(['c.id', 'c.state', 'c.store_id', 'c.contested_cents', 'c.store_order_id'])
    .where('so.order_id', '>', after)
    .orderBy('c.id')
    .execute()
type Open = Awaited<ReturnType<typeof complaintsOf>>[number]

export async function openComplaint(walk: Walk, dice: Dice) {
  const sent = (await parcelsOf(walk)).filter(({ state }) => state === 'shipped' || state === 'delivered')
  const parcel = sent.length > 0 && dice.chance(0.9) ? dice.oneOf(sent) : await someParcel(walk, dice)
  if (!parcel) return
  const lines = await walk.app.db
    .selectFrom('order_lines')
    .select(['id', 'quantity'])
    .where('store_order_id', '=', parcel.id)
    .orderBy('id')
    .execute()
  const line = dice.oneOf(lines)!
  const units = { line_id: line.id, quantity: 1 + dice.below(line.quantity), received_condition: 'D' }
  const complaint = { store_order_id: parcel.id, reason: dice.pick(reasons), body, lines: [units] }
  const what = `complain of ${parcel.id} ${parcel.state}: ${complaint.reason} ${units.quantity}`
  await walk.said(what, walk.buyer.post('/api/v1/complaints/', complaint))
}

/** Any act on any complaint, by either side; most are refused. */
export async function goOnComplaining(walk: Walk, dice: Dice) {
  const all = await complaintsOf(walk)
  const live = all.filter(({ state }) => state !== 'closed')
  const one = dice.oneOf(live.length > 0 && dice.chance(0.9) ? live : all)
  if (!one) return
  const store = walk.stores.find(({ id }) => id === one.store_id)?.owner ?? walk.operator
  const by = dice.chance(0.5) ? walk.buyer : store
  const act = dice.pick(['propose', 'propose', 'accept', 'accept', 'goods', 'goods', 'add_message', 'withdraw'])
  if (act === 'propose') return propose(walk, dice, one, by)
  if (act === 'accept') return accept(walk, one, by)
  if (act === 'goods') return moveGoods(walk, dice, one, { by, store })
  return call(walk, `complaint/${act}`, one, { by, said: { body } })
}

interface Said {
  by: Person
  said?: object
}

const call = (walk: Walk, path: string, { id, state }: Open, { by, said = {} }: Said) =>
  walk.said(`${by.id}: ${path} ${id} ${state}`, by.post(`/api/v1/${path}`, { id, ...said }))

function propose(walk: Walk, dice: Dice, one: Open, by: Person) {
  const kind = dice.pick(['refund', 'refund', 'return', 'reshipment'])
  const cents = dice.chance(0.3) ? one.contested_cents : 1 + dice.below(one.contested_cents)
  return call(walk, 'complaint/propose', one, { by, said: kind === 'refund' ? { kind, cents } : { kind } })
}

async function accept(walk: Walk, one: Open, by: Person) {
  const open = await walk.app.db
    .selectFrom('complaint_proposals')
    .select('id')
    .where('complaint_id', '=', one.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (open) await call(walk, 'complaint/accept', one, { by, said: { proposal_id: open.id } })
}

function moveGoods(walk: Walk, dice: Dice, one: Open, { by, store }: { by: Person; store: Person }) {
  const act = dice.pick(['send_back', 'take_back', 'confirm_arrival', 'dispute'])
  const sender = act === 'take_back' ? store : act === 'dispute' ? by : walk.buyer
  return call(walk, `complaint/${act}`, one, { by: sender, said: { tracking_code: 'BB123456785BR', body } })
}

export async function decideComplaint(walk: Walk, dice: Dice) {
  const one = dice.oneOf((await complaintsOf(walk)).filter(({ state }) => state !== 'closed'))
  if (one) await endComplaint(walk, one, dice)
}

const outcomes = ['full_refund', 'partial_refund', 'return', 'reshipment', 'unfounded'] as const

function endComplaint(walk: Walk, one: Open, dice: Dice) {
  const outcome = dice.pick(outcomes)
  const cents = outcome === 'partial_refund' ? 1 + dice.below(one.contested_cents) : undefined
  const path = `admin/complaints/${one.id}/decide`
  return call(walk, path, one, { by: walk.operator, said: { outcome, cents, reason: 'Vimos as fotos' } })
}

/** Operators decide what is left; the clock ends the rest. */
export async function settleComplaints(walk: Walk, dice: Dice) {
  for (const one of await complaintsOf(walk)) if (one.state !== 'closed') await endComplaint(walk, one, dice)
}

export const openComplaints = async (walk: Walk) => (await complaintsOf(walk)).filter(({ state }) => state !== 'closed')

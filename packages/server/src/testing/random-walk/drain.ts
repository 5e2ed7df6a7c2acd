import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '../../platform/clock.ts'
import { calm } from './bank-acts.ts'
import { openComplaints, settleComplaints } from './complaint-acts.ts'
import { type Dice, diceOf } from './dice.ts'
import { decide, endDispute, endReturn, settleRefusedRefunds } from './operator-acts.ts'
import { isOpenPayment, isOver, openDisputes, type Parcel, parcelsOf, paymentsOf, withdrawalsOf } from './rows.ts'
import { allJobs, askForRefunds } from './time.ts'
import type { Walk } from './world.ts'

/** A bank decides about a card in less time than this. */
const THINKS_MS = 500
const FEWEST_TURNS = 3
const MOST_TURNS = 12
const ON_THEIR_WAY = ['requested', 'sent']
const UNSENT = ['paid', 'picking', 'invoiced', 'ready_to_ship', 'cancellation_requested']

/** Begins nothing new, and lets days pass until banks and operators have ended everything that is open. */
export async function drain(walk: Walk) {
  const dice = diceOf(`${walk.seed} drained`)
  await calm(walk)
  await sleep(THINKS_MS)
  for (let turn = 0; turn < FEWEST_TURNS || (turn < MOST_TURNS && (await leftOpen(walk)).length > 0); turn += 1) {
    walk.note(`-- drain ${turn}`)
    if (turn < 2) await bankEndsAll(walk, dice)
    walk.pass(9 * DAY_MS)
    await allJobs(walk)
    await operatorEndsAll(walk, dice)
    await settleComplaints(walk, dice)
    await allJobs(walk)
    await askForRefunds(walk)
    await settleRefusedRefunds(walk, dice)
  }
}

export async function leftOpen(walk: Walk): Promise<string[]> {
  const parcels = (await parcelsOf(walk)).filter((parcel) => !isOver(parcel))
  const payments = (await paymentsOf(walk)).filter(isOpenPayment)
  const withdrawals = (await withdrawalsOf(walk)).filter(({ state }) => ON_THEIR_WAY.includes(state))
  return [
    ...parcels.map(({ id, state }) => `parcel ${id} is ${state}`),
    ...payments.map(({ id, state }) => `payment ${id} is ${state}`),
    ...withdrawals.map(({ id, state }) => `withdrawal ${id} is ${state}`),
    ...(await openComplaints(walk)).map(({ id, state }) => `complaint ${id} is ${state}`),
    ...(await openDisputes(walk)).map(({ id }) => `dispute ${id} is open`),
  ]
}

async function bankEndsAll(walk: Walk, dice: Dice) {
  for (const { charge_id: charge } of await paymentsOf(walk))
    if (charge) await walk.bank(`/charges/${charge}/dispute/${dice.pick(['win', 'lose'])}`)
  for (const { payout_id: payout, state } of await withdrawalsOf(walk))
    if (payout && state === 'sent') await walk.bank(`/withdrawals/${payout}/${dice.pick(['pay', 'pay', 'fail'])}`)
}

async function operatorEndsAll(walk: Walk, dice: Dice) {
  for (const { id } of await openDisputes(walk)) await endDispute(walk, id, 'lost')
  for (const parcel of await parcelsOf(walk)) {
    if (UNSENT.includes(parcel.state)) await cancel(walk, parcel)
    if (parcel.state === 'shipped') await decide(walk, parcel, 'deliver')
    if (parcel.state === 'returning') await endReturn(walk, parcel, dice.pick(['buyer', 'store']))
  }
}

const cancel = (walk: Walk, parcel: Parcel) =>
  parcel.store_id === null
    ? walk.said(
        `centre: cancel ${parcel.id}`,
        walk.operator.post(`/api/v1/admin/centre-parcels/${parcel.id}/cancel`, { reason: 'other' }),
      )
    : decide(walk, parcel, 'cancel')

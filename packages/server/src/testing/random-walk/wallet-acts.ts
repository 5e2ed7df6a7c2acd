import { randomUUID } from 'node:crypto'
import { demoPassword } from '../../../seed/people.ts'
import type { Dice } from './dice.ts'
import { withdrawalsOf } from './rows.ts'
import type { Walk } from './world.ts'

export async function withdraw(walk: Walk, dice: Dice) {
  const store = dice.oneOf(walk.stores)!
  const { cash_out: terms } = (await store.owner.get(`/api/v1/store-wallet/${store.id}/cash-out`)).body
  const cents = terms.minimum_cents + dice.below(terms.withdrawable_cents)
  const body = { store_id: store.id, cents, key: randomUUID(), password: demoPassword }
  await walk.said(`withdraw ${cents} of ${store.id}`, store.owner.post('/api/v1/store-withdrawals', body))
}

export async function callWithdrawalOff(walk: Walk, dice: Dice) {
  const one = dice.oneOf((await withdrawalsOf(walk)).filter(({ state }) => state === 'requested'))
  if (!one) return
  const { owner } = walk.stores.find(({ id }) => id === one.store_id)!
  await walk.said(`cancel withdrawal ${one.id}`, owner.post('/api/v1/store-withdrawals/cancel', { id: one.id }))
}

/** The bank takes a withdrawal, refuses it, or sends it back days later, and does not always tell. */
export async function bankEndsPayout(walk: Walk, dice: Dice) {
  const one = dice.oneOf((await withdrawalsOf(walk)).filter(({ state }) => state === 'sent' || state === 'paid'))
  if (!one?.payout_id) return
  const [end, event] = one.state === 'paid' ? ['return', 'returned'] : dice.pick(ends)
  const { ok } = await walk.bank(`/withdrawals/${one.payout_id}/${end}`, { quietly: true })
  walk.note(`bank: ${end} withdrawal ${one.id} ${ok ? '' : 'refused'}`)
  if (ok && dice.chance(0.5)) await walk.hear(`transfer.${event}`, one.payout_id)
}
const ends = [['pay', 'paid'] as const, ['pay', 'paid'] as const, ['fail', 'failed'] as const] as const

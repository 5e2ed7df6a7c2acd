import { randomUUID } from 'node:crypto'
import { demoPassword } from '@bra/demo/people'
import type { Dice } from './dice.ts'
import { withdrawalsOf } from './rows.ts'
import type { Walk } from './world.ts'

export async function withdraw(walk: Walk, dice: Dice) {
  const store = dice.oneOf(walk.stores)!
  const { cash_out: terms } = (await store.owner.get(`/api/v1/store-wallet/${store.id}/cash-out`)).body
  const { minimum_cents: least, withdrawable_cents: most } = terms
  const cents = dice.chance(0.5) ? most : least + dice.below(most)
  const body = { store_id: store.id, cents, key: randomUUID(), password: demoPassword }
  await walk.said(`withdraw ${cents} of ${store.id}`, store.owner.post('/api/v1/store-withdrawals', body))
}

export async function callWithdrawalOff(walk: Walk, dice: Dice) {
  const one = dice.oneOf((await withdrawalsOf(walk)).filter(({ state }) => state === 'requested'))
  if (!one) return
  const { owner } = walk.stores.find(({ id }) => id === one.store_id)!
  await walk.said(`cancel withdrawal ${one.id}`, owner.post('/api/v1/store-withdrawals/cancel', { id: one.id }))
}

const said = { pay: 'paid', fail: 'failed', return: 'returned' }

/** The bank takes a withdrawal, refuses it, or returns it days later, and does not always send an event. */
export async function bankEndsPayout(walk: Walk, dice: Dice) {
  const one = dice.oneOf((await withdrawalsOf(walk)).filter(({ state }) => state === 'sent' || state === 'paid'))
  if (!one?.payout_id) return
  const end = one.state === 'paid' ? 'return' : dice.pick(['pay', 'pay', 'fail'])
  const { ok } = await walk.bank(`/withdrawals/${one.payout_id}/${end}`, { quietly: true })
  walk.note(`bank: ${end} withdrawal ${one.id} ${ok ? '' : 'refused'}`)
  if (ok && dice.chance(0.5)) await walk.hear(`transfer.${said[end]}`, one.payout_id)
}

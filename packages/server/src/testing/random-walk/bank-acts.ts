import type { Dice } from './dice.ts'
import { paymentsOf } from './rows.ts'
import { serverWorks } from './time.ts'
import type { Walk } from './world.ts'

/** Pays a Pix, sometimes another amount or after its time; the event of the provider may be lost. */
export async function payPix(walk: Walk, dice: Dice) {
  const one = await chargeIn(walk, dice, ['intended', 'pending', 'expired'])
  if (!one) return
  const other = dice.chance(0.1) ? { cents: 100 + dice.below(9000) } : {}
  const { ok } = await walk.bank(`/charges/${one.charge_id}/pay`, other)
  walk.note(`bank: paid ${one.id} of order ${one.order_id} ${JSON.stringify(other)} ${ok ? '' : 'refused'}`)
  if (ok && dice.chance(0.7)) await walk.hear('order.paid', one.payment_id!)
}

export async function disputePayment(walk: Walk, dice: Dice) {
  const one = await chargeIn(walk, dice, ['paid', 'refunding'])
  if (!one) return
  const { ok } = await walk.bank(`/charges/${one.charge_id}/dispute`)
  walk.note(`bank: disputed ${one.id} of order ${one.order_id} ${ok ? '' : 'refused'}`)
  if (ok && dice.chance(0.8)) await walk.hear('order.updated', one.payment_id!)
}

export async function bankDecides(walk: Walk, dice: Dice) {
  const one = await chargeIn(walk, dice, ['paid', 'refunding', 'refunded', 'charged_back'])
  if (!one) return
  const end = dice.pick(['win', 'lose'])
  const { ok } = await walk.bank(`/charges/${one.charge_id}/dispute/${end}`)
  if (ok) walk.note(`bank: we ${end} the dispute of ${one.id}, order ${one.order_id}`)
}

async function chargeIn(walk: Walk, dice: Dice, states: string[]) {
  const all = (await paymentsOf(walk)).filter(({ charge_id, state }) => charge_id && states.includes(state))
  return dice.oneOf(all)
}

/** The provider fails once, or loses its answer; the next call may be one of the server's own jobs. */
export async function trouble(walk: Walk, dice: Dice) {
  const after = dice.below(3)
  if (dice.chance(0.5)) {
    const status = dice.pick([500, 429, 409, 404])
    walk.note(`trouble: ${status} after ${after} calls`)
    await walk.bank('/fail-next', { times: 1, status, after })
  } else {
    walk.note(`trouble: the line is cut after ${after} calls`)
    await walk.bank('/time-out-next', { times: 1, lose: 'line', after })
  }
  if (dice.chance(0.5)) await serverWorks(walk)
}

export async function calm({ bank }: Walk) {
  await bank('/fail-next', { times: 0 })
  await bank('/time-out-next', { times: 0 })
}

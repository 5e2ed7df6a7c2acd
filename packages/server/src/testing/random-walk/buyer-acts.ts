import { spendableCredit } from '@bra/contract/money/credits.schemas'
import { cardToken } from '../buying.ts'
import type { Dice } from './dice.ts'
import { parcelsOf, someParcel } from './rows.ts'
import type { Walk } from './world.ts'

const REFUSED = { number: '4000000000000028' }
const SLOW = { number: '4000000000000036' }
const CODE = 'BB123456785BR'

export async function placeOrder(walk: Walk, dice: Dice) {
  const { app, buyer, home } = walk
  await app.db.deleteFrom('carts').execute()
  for (const { id, isCentre } of walk.offers)
    if (dice.chance(0.6)) {
      const line = { id, quantity: 1 + dice.below(3), ...(isCentre && { bra_center: true }) }
      await walk.said(`add ${id}`, buyer.post('/api/v1/add-to-cart', line))
    }
  const cart = (await buyer.get(`/api/v1/active-cart/${buyer.id}?cep=${home.postcode}`)).body.result
  if (!cart?.total_cents) return
  const by = dice.chance(0.6) ? { method: 'pix' } : await byCard(walk, dice)
  const total = cart.total_cents as number
  const credit = await someCredit(walk, dice, total)
  const order = { address_id: home.id, total_cents: total, credit_cents: credit, ...by }
  await walk.said(`place ${by.method} ${total} − ${credit}`, buyer.post('/api/v1/order/save-order', order))
}

async function someCredit({ buyer }: Walk, dice: Dice, total: number) {
  const { cents } = (await buyer.get('/api/v1/my-credit')).body.credit
  const most = spendableCredit(cents, total)
  return most > 0 && dice.chance(0.5) ? dice.pick([most, 1 + dice.below(most)]) : 0
}

export async function payAgain(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  if (!parcel) return
  const by = dice.chance(0.5) ? { method: 'pix' } : await byCard(walk, dice)
  const body = { order_id: parcel.order_id, ...by }
  await walk.said(`pay again ${parcel.order_id} ${by.method}`, walk.buyer.post('/api/v1/order/pay', body))
}

/** The card is accepted, refused, or decided later; refusals are forgotten, so that no limit stops the walk. */
async function byCard({ app, buyer }: Walk, dice: Dice) {
  await app.db.deleteFrom('failed_tries').execute()
  const card = dice.pick([{}, {}, {}, REFUSED, SLOW])
  // the line to the provider may be cut here too
  const token = await cardToken(buyer, card).catch(() => 'token_lost')
  return { method: 'card', installments: 1 + dice.below(2), keep: false, token: token ?? 'token_refused' }
}

export async function cancelUnpaid(walk: Walk, dice: Dice) {
  const parcel = dice.oneOf((await parcelsOf(walk)).filter(({ state }) => state === 'awaiting_payment'))
  if (!parcel) return
  const { order_id } = parcel
  await walk.said(`cancel unpaid ${order_id}`, walk.buyer.post('/api/v1/order/cancel', { order_id }))
}

const moves = {
  cancel: ['order/cancel-parcel', { reason: 'changed_mind' }],
  complain: ['order/cancel-parcel', { reason: 'other' }],
  keep: ['order/keep-parcel', {}],
  confirm: ['order/confirm-delivery', {}],
  send_back: ['order/send-back', { tracking_code: CODE }],
} as const
type Move = keyof typeof moves

const usualMoves: Partial<Record<string, Move>> = {
  shipped: 'confirm',
  delivered: 'cancel',
  return_authorised: 'send_back',
}

export async function buyerMoves(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  if (!parcel) return
  const { id, state } = parcel
  const any = dice.pick(['cancel', 'complain', 'keep', 'confirm', 'send_back'])
  const move = (dice.chance(0.7) && usualMoves[state]) || any
  const [path, body] = moves[move]
  await walk.said(`buyer ${move} ${id} ${state}`, walk.buyer.post(`/api/v1/${path}`, { store_order_id: id, ...body }))
}

import type { Dice } from './dice.ts'
import { type Parcel, someParcel } from './rows.ts'
import type { Walk } from './world.ts'

const sheet = { tracking_code: 'AA123456785BR', note: 'Vi chegar' }

const usualMoves: Partial<Record<string, string>> = {
  paid: 'post',
  picking: 'post',
  return_requested: 'take_back',
  returning: 'take_back',
}

export async function storeMoves(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  if (!parcel) return
  const any = dice.pick(['pick', 'pack', 'post', 'take_back', 'contest', 'claim_arrival'])
  const move = (dice.chance(0.6) && usualMoves[parcel.state]) || any
  await send(walk, parcel, { path: 'move', what: move, body: { move, ...sheet } })
}

export async function storeAnswers(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  if (!parcel) return
  if (dice.chance(0.7)) await send(walk, parcel, { path: 'keep', what: 'keep', body: {} })
  else await send(walk, parcel, { path: 'cancel', what: 'cancel', body: { reason: 'other' } })
}

interface ParcelCall {
  path: 'move' | 'keep' | 'cancel'
  what: string
  body: object
}

async function send(walk: Walk, { id, state, store_id }: Parcel, { path, what, body }: ParcelCall) {
  const owner = ownerOf(walk, store_id)
  const answer = owner
    ? owner.post(`/api/v1/store-order-${path}`, { id, ...body })
    : walk.operator.post(`/api/v1/admin/centre-parcels/${id}/${path}`, body)
  await walk.said(`store ${what} ${id} ${state}`, answer)
}

export async function giveBack(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  const owner = parcel && ownerOf(walk, parcel.store_id)
  if (!owner) return
  const { id, refunded_cents, goods_cents } = parcel
  const body = { id, cents: 1 + dice.below(goods_cents), refunded_cents, reason: 'Faltou uma' }
  await walk.said(`give ${body.cents} of ${id} back`, owner.post('/api/v1/store-order-give-back', body))
}

/** Says that a card lacks; then its store, which is left without stock, finds a hundred more. */
export async function missCard(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  const owner = parcel && ownerOf(walk, parcel.store_id)
  if (!owner) return
  const { db } = walk.app
  const { id } = parcel
  const lines = await db.selectFrom('order_lines').selectAll().where('store_order_id', '=', id).orderBy('id').execute()
  const line = dice.oneOf(lines)!
  const quantity = 1 + dice.below(line.quantity)
  const body = { id, lines: [{ line_id: line.id, quantity }] }
  await walk.said(`${quantity} of ${id} lack`, owner.post('/api/v1/store-order-lacking', body))
  const offer = db.updateTable('listings').set({ quantity: 100 }).where('id', '=', line.listing_id)
  await offer.where('quantity', '=', 0).execute()
}

export async function takeOfferAway(walk: Walk, dice: Dice) {
  const { id, owner } = dice.pick([walk.offers[0]!, walk.offers[1]!])
  const listing = await walk.app.db.selectFrom('listings').select('id').where('id', '=', id).executeTakeFirst()
  if (listing) await walk.said(`remove ${id}`, owner.post('/api/v1/product-store-delete/', { id }))
  else await walk.said(`restore ${id}`, owner.post('/api/v1/product-store-restore', { ids: [id] }))
}

const ownerOf = ({ stores }: Walk, storeId: number | null) => stores.find(({ id }) => id === storeId)?.owner

import { paymentLife } from '@bra/contract/money/payment-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { type Line, post } from '../../money/ledger/index.ts'
import { linesOfEntry, addRefunded, makeAgain, stateBefore } from './chargebacks.queries.ts'
import { backFrom } from './loss.ts'
import { type Deciding, lossKey } from './lost.ts'
import { goodsInCentre, releaseLines } from '../escrow/index.ts'
import { type By, holdParcel, moveParcel, movePayment } from '../orders/index.ts'
import { refundPart } from '../refunds/index.ts'

export async function winMoneyBack(tx: Tx, app: App, { dispute, payment, by }: Deciding) {
  const lost = await linesOfEntry(tx, lossKey(dispute, dispute.turn - 1))
  const lines = lost.map(({ account, cents }): Line => ({ account, cents: -cents }))
  const key = `dispute won:${dispute.id}:${dispute.turn}`
  await post(tx, app, { key, kind: 'dispute_won', orderId: payment.order_id, lines })
  await makeAgain(tx, dispute.id)
  await oweAgain(tx, payment, lines)
  for (const { account, cents } of lines) {
    const [kind, id] = account.split(':')
    if (kind === 'escrow') await holdAgain(tx, app, { id: Number(id), cents, by, key: `${key}: parcel ${id}` })
  }
}

/** Owes the buyer again what was owed for a payment that was not kept; a kept one counts as paid again. */
async function oweAgain(tx: Tx, payment: Deciding['payment'], lines: Line[]) {
  const { id, state: from, owed_cents: left } = payment
  const isKept = from === 'paid' || from === 'charged_back'
  const back = lines.find(({ account }) => account.startsWith('buyer:'))?.cents ?? 0
  const again = isKept ? 0 : back
  const state = from === 'charged_back' || again > 0 ? paymentLife.after(from, 'win_back') : null
  if (!state && again === 0) return
  const anew = { refund_refusals: 0, refund_again_at: null, refund_held_at: null }
  await movePayment(tx, { id, from }, { state: state ?? from, owed_cents: left + again, ...anew })
}

interface Again {
  id: number
  cents: number
  by: By
  key: string
}

/** Pays the store if the buyer has the goods, and the buyer if the goods never arrived or went back. */
async function holdAgain(tx: Tx, app: App, { id, cents, by, key }: Again) {
  const parcel = (await holdParcel(tx, id))!
  if (parcel.state === 'completed') return releasePart(tx, app, { parcel, cents, key })
  await addRefunded(tx, id, -cents)
  if (await isWithoutGoods(tx, parcel)) return refundPart(tx, app, { storeOrderId: id, cents, key })
  if (parcel.state !== 'refunded') return
  await moveParcel(tx, app, id, { from: 'refunded', move: 'win_back', by })
  const held = { ...parcel, refunded_cents: parcel.refunded_cents - cents }
  await post(tx, app, {
    ...{ key: `parcel completed:${id}`, kind: 'release', orderId: parcel.order_id, storeOrderId: id },
    lines: releaseLines(held, await goodsInCentre(tx, parcel)),
  })
}

type Parcel = NonNullable<Awaited<ReturnType<typeof holdParcel>>>

async function isWithoutGoods(tx: Tx, { id, state }: Parcel) {
  if (state !== 'refunded') return state === 'cancelled' || state === 'lost' || state === 'returned'
  const before = await stateBefore(tx, id)
  return before === 'lost' || before === 'returning' || before === 'returned'
}

/** Releases the cents that were missing when the parcel was completed. */
async function releasePart(tx: Tx, app: App, { parcel, cents, key }: { parcel: Parcel; cents: number; key: string }) {
  const held = { ...parcel, refunded_cents: parcel.refunded_cents - cents }
  const goodsOf = await goodsInCentre(tx, parcel)
  const released = backFrom({ ...held, goods_of: goodsOf }, cents).map((line) => ({ ...line, cents: -line.cents }))
  const lines: Line[] = [{ account: `escrow:${parcel.id}`, cents: -cents }, ...released]
  await post(tx, app, { key, kind: 'dispute_won', orderId: parcel.order_id, storeOrderId: parcel.id, lines })
}

import { money } from '@bra/contract/trade/format'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'

const { app, as, clock, post } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
const stranger = await as('joelma.nazare@bracards.example')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!
const WHOLE = 980 + 1500

const delivered = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer] })
  const id = parcels[0]!
  await seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: 'AA123456785BR' })
  await marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
  return { orderId, id }
}
const give = (id: number, body: object, by = seller) =>
  by.post('/api/v1/store-order-give-back', { id, refunded_cents: 0, reason: 'Faltou uma carta', ...body })
const sale = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body
const parcel = async (orderId: number) => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]
const held = async (...accounts: Parameters<typeof balancesOf>[1]) => [...(await balancesOf(app.db, accounts)).values()]
/** Cents that the store got when the parcel was completed. */
const released = async (id: number) => {
  const line = await app.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select('line.cents')
    .where('entry.key', '=', `parcel completed:${id}`)
    .where('line.account', '=', `store:${offer.store_id}`)
    .executeTakeFirstOrThrow()
  return line.cents
}

/** The buyer asked the bank for so much of what was paid for the order. */
const disputed = (orderId: number, cents: number) =>
  app.transaction(async (tx) => {
    const { id: payment_id } = await tx
      .selectFrom('order_payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return (await insertDispute(tx, { payment_id, cents, opened_at: clock.now() }))!.id
  })
const decided = (id: number, to: 'won' | 'lost') =>
  app.transaction((tx) => decideDispute(tx, app, { id, to, decidedBy: null, reason: null }))
/** The bank took the money. */
const takenByBank = async (orderId: number, cents: number) => decided(await disputed(orderId, cents), 'lost')

describe('a part of the money of what has come', () => {
  it('is given back by no store while a bank is asked for it', async () => {
    const { orderId, id } = await delivered()
    const dispute = await disputed(orderId, WHOLE)
    expect((await give(id, { cents: 1240 })).body.code).toBe('give_back_disputed')
    expect(await held(`escrow:${id}`)).toEqual([WHOLE])
    await decided(dispute, 'won')
    expect((await give(id, { cents: 1240 })).status).toBe(200)
    expect(await held(`escrow:${id}`)).toEqual([WHOLE - 1240])
  })

  it('is given back once more where what a bank took, and had to return, makes it the same sum as before', async () => {
    const { orderId, id } = await delivered()
    const dispute = await disputed(orderId, 1000)
    await decided(dispute, 'lost')
    expect((await give(id, { cents: 200, refunded_cents: 1000 })).status).toBe(200)
    await decided(dispute, 'won')
    expect((await give(id, { cents: 1000, refunded_cents: 200 })).body.result.refund.cents).toBe(1200)
    expect(await held(`escrow:${id}`)).toEqual([WHOLE - 1200])
    const mails = await mailsTo(app, 'compradora@bracards.example')
    expect(mails.filter(({ details }) => JSON.stringify(details).includes(money(1000)))).toHaveLength(1)
  })

  it('is given back by its store with a reason, and the rest less its commission is the store’s', async () => {
    const { orderId, id } = await delivered()
    expect((await sale(id)).actions).toEqual(['give_back'])
    expect((await give(id, { cents: 1240 })).body.result).toMatchObject({
      state: 'delivered',
      refund: { cents: 1240, at: null, reasons: ['Faltou uma carta'] },
      net_cents: 1240 - 59,
    })
    expect(await parcel(orderId)).toMatchObject({
      state: 'delivered',
      refund: { cents: 1240, reasons: ['Faltou uma carta'] },
    })
    const [seen] = (await operator.get(`/api/v1/admin/orders/${orderId}`)).body.parcels
    expect(seen).toMatchObject({ refunded_cents: 1240, refund_reasons: ['Faltou uma carta'] })
    const { user_id: by } = await app.db
      .selectFrom('order_refunds')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(by).toBe(seller.id)
    expect((await mailsTo(app, 'compradora@bracards.example')).at(-1)!.details).toMatchObject({
      title: 'A loja devolveu parte do valor',
      facts: [['Motivo', 'Faltou uma carta']],
    })
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    expect([await released(id), await held(`escrow:${id}`)]).toEqual([1240 - 59, [0]])
    expect((await give(id, { cents: 1, refunded_cents: 1240 })).body.code).toBe('store_move_refused')
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is at most what is left, and given once by who presses twice', async () => {
    const { id } = await delivered()
    expect((await give(id, { cents: WHOLE + 1 })).body.fields.cents).toContain('no máximo')
    expect((await give(id, { cents: 0 })).body.fields.cents).toBe('Digite o valor.')
    expect((await give(id, { cents: 100, reason: '' })).body.fields.reason).toBe('Diga o motivo.')
    expect(statusesOf(await Promise.all([give(id, { cents: 100 }), give(id, { cents: 100 })]))).toEqual([200, 409])
    expect((await give(id, { cents: WHOLE - 99, refunded_cents: 100 })).status).toBe(422)
    expect((await give(id, { cents: WHOLE - 100, refunded_cents: 100 })).body.result.net_cents).toBe(0)
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    expect([(await sale(id)).state, await held(`escrow:${id}`), await sumOfAll(app.db)]).toEqual(['completed', [0], 0])
  })

  it('may follow what a bank took, of which the store reads with the commission that is kept', async () => {
    const { orderId, id } = await delivered()
    await takenByBank(orderId, 240)
    const seen = await sale(id)
    expect(seen).toMatchObject({ refund: null, refunded_cents: 240 })
    const { goods_cents: goods, freight_cents: freight, kept_commission_cents: kept, net_cents: net } = seen
    expect([kept > 0 && kept < seen.commission_cents, goods + freight - 240 - kept]).toEqual([true, net])
    const given = await give(id, { cents: 1000, refunded_cents: seen.refunded_cents })
    expect(given.body.result).toMatchObject({ refunded_cents: 1240, kept_commission_cents: 59, net_cents: 1240 - 59 })
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is no more than the whole together with what a return gives back', async () => {
    const { orderId, id } = await delivered()
    await give(id, { cents: 480 })
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
    await seller.post('/api/v1/store-order-move', { id, move: 'take_back' })
    expect((await parcel(orderId)).refund).toMatchObject({ cents: WHOLE })
    expect([await held(`escrow:${id}`), await sumOfAll(app.db)]).toEqual([[0], 0])
  })

  it('is given by nobody else, and not of what has not come or lies in the centre’s parcel', async () => {
    const { id } = await delivered()
    expect((await give(id, { cents: 100 }, stranger)).body.code).toBe('store_order_not_found')
    expect((await give(id, { cents: 100 }, marina)).status).toBe(403)
    expect((await post('/api/v1/store-order-give-back', { id, cents: 1 })).status).toBe(401)
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [offer] })
    expect((await give(parcels[0]!, { cents: 100 })).body.code).toBe('store_move_refused')
    const centre = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center: true }] })
    expect((await give(centre.parcels[0]!, { cents: 100 })).body.code).toBe('sent_by_center')
  })
})

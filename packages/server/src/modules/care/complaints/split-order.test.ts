import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { giveCredit } from '../../../testing/given-credit.ts'
import { splitOrders } from '../../../testing/split-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { tellDisputed } from '../../orders/chargebacks/chargeback-notices.ts'

const test = await testApp()
const { app, clock } = test
const { marina, seller, deckBox, parcelsOf, bought, emptied, posted, arrived } = await splitOrders(test)
await staySignedIn(app)
await giveCredit(app, marina.id, 100_000)
beforeEach(emptied)

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const worth = ({ goods_cents: goods, freight_cents: freight }: { goods_cents: number; freight_cents: number }) =>
  goods + freight
const shown = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body.store_orders
const heldOf = async (id: number) => (await balancesOf(app.db, [`escrow:${id}`])).get(`escrow:${id}`)
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', deckBox.id).executeTakeFirstOrThrow())
    .quantity

/** An order of which the second parcel arrived, and the first has not been posted. */
async function halfArrived(creditCents = 0) {
  const id = await bought(creditCents)
  const [first, second] = await parcelsOf(id)
  expect((await posted(second!.id, 'QB123456785BR')).status).toBe(200)
  expect((await arrived(second!.id)).status).toBe(200)
  return { id, first: first!, second: second! }
}
const complain = async (parcel: number, body: object) => {
  const { lines } = (await marina.get(`/api/v1/complaints/options/${parcel}`)).body
  const asked = { store_order_id: parcel, body: 'Falta uma caixa', lines: [{ line_id: lines[0].id, quantity: 1 }] }
  return { line: lines[0], ...(await marina.post('/api/v1/complaints/', { ...asked, ...body })) }
}

describe('an order in several parcels of which one arrived', () => {
  it('has one of its cards complained about, and only that one is held and paid back', async () => {
    const { id, first, second } = await halfArrived()
    const { status, body, line } = await complain(second.id, { reason: 'missing_card' })
    expect(status).toBe(200)
    const { unit_price_cents: unit } = line
    expect(body.result).toMatchObject({
      store_order_id: second.id,
      part: 2,
      parts: second.parts,
      contested_cents: unit,
    })
    const asked = (await seller.get('/api/v1/notices')).body.notices[0]
    expect(asked.body).toContain(`É o pacote 2 de ${second.parts}.`)
    const { id: complaint } = body.result
    const offered = await seller.post('/api/v1/complaint/propose', { id: complaint, kind: 'refund', cents: unit })
    const taken = { id: complaint, proposal_id: offered.body.result.proposal.id }
    expect((await marina.post('/api/v1/complaint/accept', taken)).status).toBe(200)
    await settle(app)
    const after = await parcelsOf(id)
    expect(after.map((one) => [one.refunded_cents, one.contested_cents])).toEqual(
      after.map((_, at) => [at === 1 ? unit : 0, 0]),
    )
    expect([await heldOf(first.id), await sumOfAll(app.db)]).toEqual([worth(first), 0])
  })

  it('has one card of it given back by right, while the other parcel is still waited for', async () => {
    const { id, second } = await halfArrived()
    const { status, body, line } = await complain(second.id, { reason: 'regret' })
    expect([status, body.result.outcome, body.result.contested_cents]).toEqual([200, 'return', line.unit_price_cents])
    expect((await shown(id)).slice(0, 2).map((one: { state: string }) => one.state)).toEqual(['paid', 'delivered'])
    const asked = { store_order_id: (await parcelsOf(id))[0]!.id, reason: 'regret', body: 'Mudei de ideia', lines: [] }
    expect((await marina.post('/api/v1/complaints/', asked)).status).toBe(422)
  })

  it('has that parcel given back with its own freight, and the other goes on', async () => {
    const { id, first, second } = await halfArrived(1001)
    const asked = { store_order_id: second.id, action: 'regret', reason: 'changed_mind' }
    expect((await marina.post('/api/v1/order/cancel-parcel', asked)).status).toBe(200)
    const back = { store_order_id: second.id, tracking_code: 'AA000000005BR' }
    expect((await marina.post('/api/v1/order/send-back', back)).status).toBe(200)
    const taken = await seller.post('/api/v1/store-order-move', { id: second.id, move: 'take_back' })
    expect(taken.status).toBe(200)
    const after = await parcelsOf(id)
    expect(after.slice(0, 2).map((one) => one.refunded_cents)).toEqual([0, worth(second)])
    expect([await heldOf(first.id), await heldOf(second.id), await sumOfAll(app.db)]).toEqual([worth(first), 0, 0])
  })

  it('lets its buyer cancel the late one alone, and not the one that came', async () => {
    const { id, first, second } = await halfArrived()
    clock.advance(15 * DAY_MS)
    const cancel = (parcel: number) =>
      marina.post('/api/v1/order/cancel-parcel', { store_order_id: parcel, action: 'cancel', reason: 'too_late' })
    expect((await cancel(first.id)).status).toBe(200)
    expect((await cancel(second.id)).status).not.toBe(200)
    const after = await parcelsOf(id)
    expect(after.slice(0, 2).map((one) => [one.state, one.refunded_cents])).toEqual([
      ['cancelled', worth(first)],
      ['delivered', 0],
    ])
  })
})

describe('an order in several parcels', () => {
  it('is cancelled whole before anything is posted, and all of it goes back to the cent', async () => {
    const before = await stock()
    const id = await bought(1001)
    const parcels = await parcelsOf(id)
    for (const parcel of parcels) {
      const asked = { store_order_id: parcel.id, action: 'ask_cancel', reason: 'changed_mind' }
      expect((await marina.post('/api/v1/order/cancel-parcel', asked)).status).toBe(200)
      expect((await seller.post('/api/v1/store-order-cancel', { id: parcel.id, reason: 'other' })).status).toBe(200)
    }
    await settle(app)
    const after = await parcelsOf(id)
    expect(after.map((one) => [one.state, one.refunded_cents])).toEqual(parcels.map((one) => ['cancelled', worth(one)]))
    expect([await stock(), await sumOfAll(app.db)]).toEqual([before, 0])
  })

  it('has to be posted by one day, counted by all that its store sends of it', async () => {
    await app.db.updateTable('parameters').set({ value: '31' }).where('code', '=', 'posting_large_from').execute()
    const days = async () => new Set((await parcelsOf(await bought())).map((one) => one.post_by!.getTime()))
    const large = await days()
    await app.db.updateTable('parameters').set({ value: '32' }).where('code', '=', 'posting_large_from').execute()
    await emptied()
    const usual = await days()
    expect([large.size, usual.size, Math.max(...large) > Math.max(...usual)]).toEqual([1, 1, true])
  })

  it('is disputed at the bank as one: its store is told once, and no cent is taken twice', async () => {
    const id = await bought()
    const parcels = await parcelsOf(id)
    const payment = await app.db
      .selectFrom('order_payments')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const cents = sum(parcels.map(worth))
    const dispute = { payment_id: payment.id, cents, opened_at: clock.now() }
    await app.transaction(async (tx) => {
      await tellDisputed(tx, app, id)
      const { id: opened } = (await insertDispute(tx, dispute))!
      await decideDispute(tx, app, { id: opened, to: 'lost', decidedBy: null, reason: null })
    })
    const told = (await seller.get('/api/v1/notices')).body.notices.filter(({ body }: { body: string }) =>
      body.includes(`pedido ${id}`),
    )
    expect(told.map(({ title }: { title: string }) => title)).toEqual([
      'Uma contestação foi aceita',
      'Um pagamento foi contestado',
      'Você vendeu',
    ])
    const held = await Promise.all(parcels.map((one) => heldOf(one.id)))
    expect([...held, await sumOfAll(app.db)]).toEqual([...parcels.map(() => 0), 0])
  })
})

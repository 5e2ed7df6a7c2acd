import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { beforeProvider } from '../../../testing/before-provider.ts'
import { buyingWorld } from '../../../testing/buying-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle, statusesOf, staySignedIn } from '../../../testing/test-people.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { checkoutJobs } from '../../orders/checkout/checkout.jobs.ts'
import { balancesOf, post as book, sumOfAll } from '../../money/ledger/index.ts'
import { completeParcel } from '../../orders/parcels/parcels.ends.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'
import { refundsJobs } from '../../orders/refunds/refunds.jobs.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { refundLate } from '../../orders/refunds/index.ts'

const test = await testApp()
const { app, as, post, clock } = test
const { marina, seller, steer, attemptOf, boughtByCard, placed } = await buyingWorld(test)
const operator = await as('operator')
await staySignedIn(app)

let told = 0
/** The provider reports what became of a dispute, in whichever shape. */
const hear = async (data: object, type = 'chargeback.received') => {
  told += 1
  const { status } = await post('/api/webhooks/pagarme', { id: `hook_dispute_${told}`, type, data })
  // the payment is read by a job, and what that announces is heard after it
  await settle(app)
  await settle(app)
  return status
}
const parcelOf = async (orderId: number) =>
  app.db.selectFrom('store_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const paymentState = async (orderId: number) => (await attemptOf(orderId)).state
const disputeOf = async (orderId: number) =>
  app.db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('payment_id', '=', (await attemptOf(orderId)).id)
    .executeTakeFirst()
const disputed = async () => {
  const order = await boughtByCard()
  const { charge_id: charge } = await attemptOf(order.id)
  await steer(`/charges/${charge}/dispute`)
  await hear({ id: 'cb_1', charge: { id: charge } })
  const { id } = (await disputeOf(order.id))!
  const parcel = await parcelOf(order.id)
  return { ...order, dispute: id, charge: charge!, parcel: parcel.id, store: parcel.store_id! }
}
const decide = (id: number, decision: string, reason = 'O banco respondeu', by = operator) =>
  by.post(`/api/v1/admin/disputes/${id}/decide`, { decision, reason })
const inboxOf = async () => {
  const { groups } = (await operator.get('/api/v1/admin/inbox')).body
  return (groups.find(({ kind }: { kind: string }) => kind === 'dispute')?.items ?? []).map(
    ({ id }: { id: number }) => id,
  )
}
const sent = (id: number) =>
  seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: 'AA123456785BR' })
const arrived = (id: number) => marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
const complete = () => parcelsJobs.complete_parcels!.run(app, {})
const held = async (...accounts: Parameters<typeof balancesOf>[1]) => [...(await balancesOf(app.db, accounts)).values()]
/** A Pix of one centavo too much, which is not kept, while the provider fails to give it back. */
const overpaid = async () => {
  const owedTo = async () => (await held(`buyer:${marina.id}`))[0]!
  const before = await owedTo()
  const { id, total } = await placed({ method: 'pix' })
  const { id: payment_id, charge_id: charge, payment_id: payment } = await attemptOf(id)
  await steer(`/charges/${charge}/pay`, { cents: total + 1 })
  await steer('/fail-next', { times: 1, after: 1 })
  await readPayment(app, payment!)
  await settle(app)
  return { id, payment_id, charge, total, owed: async () => (await owedTo()) - before }
}
const providerOf = async (orderId: number) =>
  (
    await app.db
      .selectFrom('ledger_lines as line')
      .innerJoin('ledger_entries as e', 'e.id', 'line.entry_id')
      .select('line.cents')
      .where('e.order_id', '=', orderId)
      .where('line.account', '=', 'provider')
      .where('e.kind', '!=', 'provider_fee')
      .orderBy('e.id')
      .execute()
  ).map(({ cents }) => cents)
const titlesTo = async (address: string, orderId: number) =>
  (await mailsTo(app, address))
    .filter(({ details }) => String(details.text).includes(`pedido ${orderId}`))
    .map(({ details }) => details.title)

beforeEach(() => app.db.deleteFrom('failed_tries').execute())

describe('a dispute', () => {
  it('waits in the inbox, with order, parcels, tracking, delivery and messages to decide by', async () => {
    const { id, dispute, parcel, total } = await disputed()
    await marina.post('/api/v1/order-messages', { store_order_id: parcel, body: 'Quando chega?' })
    await sent(parcel)
    await arrived(parcel)
    expect(await inboxOf()).toContain(dispute)
    const { body } = await operator.get(`/api/v1/admin/disputes/${dispute}`)
    expect(body).toMatchObject({
      ...{ id: dispute, order_id: id, state: 'open', cents: total, method: 'card', decided_at: null, reason: null },
      proofs: [
        {
          ...{ parcel_id: parcel, tracking_code: 'AA123456785BR', held_cents: total },
          ...{ posted_at: expect.any(String), delivered_at: expect.any(String) },
          tracking_url: expect.stringContaining('AA123456785BR'),
          messages: [{ by: 'buyer', body: 'Quando chega?' }],
        },
      ],
    })
    const seen = (await operator.get(`/api/v1/admin/orders/${id}`)).body
    expect(seen.payments[0].dispute).toEqual({ id: dispute, state: 'open' })
    expect(await titlesTo('vendedor@bracards.example', id)).toContain('Um pagamento foi contestado')
  })

  it('is heard of once, in whichever shape, and by nobody but whose charge it names', async () => {
    const { id, charge, dispute } = await disputed()
    const { payment_id: payment } = await attemptOf(id)
    for (const data of [{ order: payment }, { deep: [{ order: { id: payment } }] }, { charge_id: charge }, {}, 'nada'])
      expect(await hear(data as object)).toBe(200)
    expect(await hear({ id: charge, order: { id: payment } }, 'charge.chargedback')).toBe(200)
    expect(await disputeOf(id)).toMatchObject({ id: dispute, state: 'open', turn: 0 })
    expect(await hear({ charge: { id: 'ch_of_nobody' } })).toBe(200)
  })

  it('keeps what is held from being released or given back while it is open', async () => {
    const kept = await disputed()
    await sent(kept.parcel)
    await arrived(kept.parcel)
    const back = await disputed()
    const why = { id: back.parcel, reason: 'out_of_stock' }
    expect((await seller.post('/api/v1/store-order-cancel', why)).status).toBe(200)
    clock.advance(30 * DAY_MS)
    await complete()
    // the job may have found it just before it was disputed
    await app.transaction((tx) => completeParcel(tx, app, kept.parcel))
    await settle(app)
    await refundsJobs.make_late_refunds!.run(app, {})
    expect(await held(`escrow:${kept.parcel}`, `escrow:${back.parcel}`)).toEqual([kept.total, 0])
    expect([await providerOf(kept.id), await providerOf(back.id)]).toEqual([[-kept.total], [-back.total]])

    expect((await decide(kept.dispute, 'won')).body.message).toBe('Retenção levantada.')
    await decide(back.dispute, 'lost')
    await complete()
    await refundsJobs.make_late_refunds!.run(app, {})
    expect((await parcelOf(kept.id)).state).toBe('completed')
    expect(await held(`escrow:${kept.parcel}`)).toEqual([0])
    // the bank has given it back, so we do not
    expect(await providerOf(back.id)).toEqual([-back.total, back.total])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('keeps what was released already in the wallet of the store until it is decided', async () => {
    const { id, total } = await boughtByCard()
    const { id: parcel, store_id: store, commission_cents: commission } = await parcelOf(id)
    const terms = async () => (await seller.get(`/api/v1/store-wallet/${store}/cash-out`)).body.cash_out
    await sent(parcel)
    await arrived(parcel)
    clock.advance(30 * DAY_MS)
    await complete()
    const young = await terms()
    clock.advance(30 * DAY_MS)
    const ripe = await terms()
    const { charge_id: charge } = await attemptOf(id)
    await steer(`/charges/${charge}/dispute`)
    await hear({ charge: { id: charge } })
    const net = total - commission
    expect(young.maturing).toMatchObject([{ cents: net }])
    expect(await terms()).toMatchObject({
      available_cents: ripe.available_cents,
      disputed_cents: ripe.disputed_cents + net,
      withdrawable_cents: ripe.withdrawable_cents - net,
    })
    await decide((await disputeOf(id))!.id, 'won')
    expect(await terms()).toMatchObject({
      disputed_cents: ripe.disputed_cents,
      withdrawable_cents: ripe.withdrawable_cents,
    })
  })
})

describe('a dispute that is won', () => {
  it('lifts the hold, and buyer, store and the register of acts get the reason', async () => {
    const { id, dispute, parcel, total } = await disputed()
    expect((await decide(dispute, 'won', 'Entrega comprovada')).status).toBe(200)
    expect(await disputeOf(id)).toMatchObject({ state: 'won', decided_by: operator.id, reason: 'Entrega comprovada' })
    expect(await inboxOf()).not.toContain(dispute)
    expect([await paymentState(id), await held(`escrow:${parcel}`)]).toEqual(['paid', [total]])
    expect(await titlesTo('compradora@bracards.example', id)).toContain('Sua contestação foi encerrada')
    expect(await titlesTo('vendedor@bracards.example', id)).toContain('Uma contestação foi encerrada')
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=dispute:${dispute}`)).body
    expect(acts).toMatchObject([{ kind: 'dispute_won', reason: 'Entrega comprovada', detail: { cents: total } }])
    const notices = (await marina.get('/api/v1/notices')).body.notices as { title: string }[]
    expect(notices.map(({ title }) => title)).toContain('Sua contestação foi encerrada')
  })
})

describe('a dispute that is lost', () => {
  it('takes what is still held, ends the payment and the parcel, and puts unsent goods back', async () => {
    const { id, dispute, parcel, total } = await disputed()
    const { listing_id: listing } = await app.db
      .selectFrom('order_lines')
      .select('listing_id')
      .where('store_order_id', '=', parcel)
      .executeTakeFirstOrThrow()
    const stock = async () =>
      (await app.db.selectFrom('listings').select('quantity').where('id', '=', listing!).executeTakeFirstOrThrow())
        .quantity
    const before = await stock()
    await decide(dispute, 'lost')
    expect([await paymentState(id), (await parcelOf(id)).state]).toEqual(['charged_back', 'cancelled'])
    expect([await held(`escrow:${parcel}`), await providerOf(id)]).toEqual([[0], [-total, total]])
    expect(await stock()).toBe(before + 2)
    expect(await titlesTo('compradora@bracards.example', id)).toContain('Sua contestação foi aceita')
    expect((await marina.get(`/api/v1/orders/${id}`)).body).toMatchObject({ state: 'cancelled' })
    expect((await marina.post('/api/v1/order/pay', { order_id: id, method: 'pix' })).status).toBe(409)
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of what was released takes the share of the store and of the commission, as far as the store has it', async () => {
    const { id, dispute, parcel, store, total } = await disputed()
    await decide(dispute, 'won')
    await sent(parcel)
    await arrived(parcel)
    clock.advance(30 * DAY_MS)
    await complete()
    const accounts = [`store:${store}`, 'commission', 'losses'] as const
    const { commission_cents: commission } = await parcelOf(id)
    const [has, earned, lost] = await held(...accounts)
    await steer(`/charges/${(await attemptOf(id)).charge_id}/dispute/lose`)
    await hear({ charge: { id: (await attemptOf(id)).charge_id } })
    expect(await disputeOf(id)).toMatchObject({ state: 'lost', decided_by: null, turn: 2 })
    expect(await held(...accounts)).toEqual([has! - (total - commission), earned! - commission, lost])
    expect([await paymentState(id), (await parcelOf(id)).state]).toEqual(['charged_back', 'completed'])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of a store that has nothing any more is the loss of the house', async () => {
    const { id, dispute, parcel, store, total, charge } = await disputed()
    await decide(dispute, 'won')
    await sent(parcel)
    await arrived(parcel)
    clock.advance(30 * DAY_MS)
    await complete()
    const [has, lost] = await held(`store:${store}`, 'losses')
    const emptied = [
      { account: `store:${store}` as const, cents: 100 - has! },
      { account: `bank:${store}` as const, cents: has! - 100 },
    ]
    await app.transaction((tx) => book(tx, app, { key: `emptied:${id}`, kind: 'withdrawal', lines: emptied }))
    await steer(`/charges/${charge}/dispute/lose`)
    await hear({ charge_id: charge })
    const { commission_cents: commission } = await parcelOf(id)
    expect(await held(`store:${store}`, 'losses')).toEqual([0, lost! - (total - commission - 100)])
    expect(await sumOfAll(app.db)).toBe(0)
  })
})

describe('the provider’s own word', () => {
  it('is taken once, however often it is told, and before an operator’s', async () => {
    const { id, dispute, charge, total } = await disputed()
    await steer(`/charges/${charge}/dispute/lose`)
    const late = await decide(dispute, 'won')
    expect([late.status, late.body.code]).toEqual([409, 'dispute_decided'])
    for (let times = 0; times < 5; times += 1) await hear({ charge: { id: charge } }, 'chargeback.updated')
    expect(await disputeOf(id)).toMatchObject({ state: 'lost', decided_by: null, turn: 1 })
    expect(await providerOf(id)).toEqual([-total, total])
  })

  it('that the money came back undoes a loss: what was sent is the store’s', async () => {
    const { id, dispute, charge, parcel, store, total } = await disputed()
    await sent(parcel)
    await decide(dispute, 'lost')
    expect((await parcelOf(id)).state).toBe('refunded')
    const [before] = await held(`store:${store}`)
    await steer(`/charges/${charge}/dispute/win`)
    for (let times = 0; times < 3; times += 1) await hear({ charge: { id: charge } })
    const { state, commission_cents: commission, refunded_cents: back } = await parcelOf(id)
    expect([state, back, await paymentState(id)]).toEqual(['completed', 0, 'paid'])
    expect(await held(`store:${store}`, `escrow:${parcel}`)).toEqual([before! + total - commission, 0])
    expect(await providerOf(id)).toEqual([-total, total, -total])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('that the money came back of what was never sent gives it to the buyer', async () => {
    const { id, dispute, charge, parcel, total } = await disputed()
    await decide(dispute, 'lost')
    await steer(`/charges/${charge}/dispute/win`)
    await hear({ charge: { id: charge } })
    expect(await held(`escrow:${parcel}`)).toEqual([0])
    const refunds = await app.db.selectFrom('order_refunds').selectAll().where('store_order_id', '=', parcel).execute()
    expect(refunds).toMatchObject([{ cents: total, state: 'intended' }])
    expect(await paymentState(id)).toBe('paid')
  })

  it('is waited for no longer than a decision: a provider that is silent keeps no operator from one', async () => {
    const { dispute } = await disputed()
    await steer('/fail-next', { times: 1 })
    expect((await decide(dispute, 'won')).status).toBe(200)
  })

  it('about a payment that was not kept ends what is owed for it', async () => {
    const { id, charge, total, owed } = await overpaid()
    expect([await paymentState(id), await owed()]).toEqual(['refunding', total + 1])
    await steer(`/charges/${charge}/dispute`)
    await hear({ charge: { id: charge } })
    await decide((await disputeOf(id))!.id, 'lost')
    expect([await paymentState(id), await owed()]).toEqual(['refunded', 0])
    expect((await parcelOf(id)).state).toBe('awaiting_payment')
    expect(await titlesTo('vendedor@bracards.example', id)).toEqual([])
    await steer(`/charges/${charge}/dispute/win`)
    await hear({ charge: { id: charge } })
    expect([await paymentState(id), await owed()]).toEqual(['refunding', total + 1])
    expect(await titlesTo('compradora@bracards.example', id)).not.toContain('Sua contestação foi encerrada')
  })

  it('about a part of a payment that was not kept leaves just the rest of it to be given back', async () => {
    const giveBack = () => checkoutJobs.refund_late_payments!.run(app, {})
    const { id, payment_id, total, owed } = await overpaid()
    const part = { payment_id, cents: 1000, opened_at: clock.now() }
    const dispute = await app.transaction(async (tx) => (await insertDispute(tx, part))!.id)
    await decide(dispute, 'lost')
    expect([await paymentState(id), await owed()]).toEqual(['refunding', total - 999])
    await giveBack()
    expect([await paymentState(id), await owed()]).toEqual(['refunded', 0])
    const won = { id: dispute, to: 'won' as const, decidedBy: null, reason: null }
    await app.transaction((tx) => decideDispute(tx, app, won))
    expect([await paymentState(id), await owed()]).toEqual(['refunding', 1000])
    await giveBack()
    expect([await paymentState(id), await owed()]).toEqual(['refunded', 0])
    expect(await providerOf(id)).toEqual([-total - 1, 1000, total - 999, -1000, 1000])
  })

  it('about a part of it that is told while all of it is given back leaves just the rest', async () => {
    const { id, payment_id, total, owed } = await overpaid()
    const part = { payment_id, cents: 1000, opened_at: clock.now() }
    const meanwhile = await beforeProvider(app, async ({ pathname }) => {
      if (!pathname.includes('/charges/')) return
      const dispute = await app.transaction(async (tx) => (await insertDispute(tx, part))!.id)
      await decide(dispute, 'lost')
      return {}
    })
    await refundLate(meanwhile, payment_id)
    expect([await paymentState(id), await owed()]).toEqual(['refunding', total - 999])
    await refundLate(app, payment_id)
    expect([await paymentState(id), await owed()]).toEqual(['refunded', 0])
  })
})

describe('whoever decides', () => {
  it('does it once, with a reason, and is an operator', async () => {
    const { dispute } = await disputed()
    expect((await decide(dispute, 'lost', '')).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await decide(dispute, 'draw')).status).toBe(422)
    for (const stranger of [marina, seller]) {
      expect((await stranger.get(`/api/v1/admin/disputes/${dispute}`)).status).toBe(403)
      expect((await decide(dispute, 'lost', 'Porque sim', stranger)).status).toBe(403)
    }
    expect((await post(`/api/v1/admin/disputes/${dispute}/decide`, { decision: 'won', reason: 'x' })).status).toBe(401)
    expect((await decide(999_999, 'won')).body.code).toBe('dispute_not_found')
    expect((await operator.get('/api/v1/admin/disputes/999999')).status).toBe(404)
    expect((await decide(dispute, 'won')).status).toBe(200)
    expect((await decide(dispute, 'lost')).body.code).toBe('dispute_decided')
  })

  it('is one of several at once', async () => {
    const { id, dispute, total } = await disputed()
    const answers = await Promise.all([
      decide(dispute, 'lost', 'Perdida'),
      decide(dispute, 'lost', 'Perdida'),
      decide(dispute, 'won', 'Ganha'),
      decide(dispute, 'won', 'Ganha'),
    ])
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    const { state, turn } = (await disputeOf(id))!
    expect([await providerOf(id), turn]).toEqual([state === 'lost' ? [-total, total] : [-total], 1])
    expect(await sumOfAll(app.db)).toBe(0)
  })
})

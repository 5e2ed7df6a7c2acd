import { money } from '@bra/contract/trade/format'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverEvents } from '../../../platform/events.ts'
import { type PlainJob, workOnce } from '../../../platform/jobs.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { steering } from '../../../testing/steering.ts'
import { cardToken, chargesAt, homeOf } from '../../../testing/buying.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { checkoutListeners } from './checkout.events.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { takeAnswer } from './payment-answers.ts'
import { newsOfPayment } from '../../money/payments/payment-news.ts'

const { app, as, clock, sandbox, server, post } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const MINUTE_MS = 60_000
const PLACE = '/api/v1/order/save-order'
const PAY = '/api/v1/order/pay'
const CARDS = '/api/v1/pagarme/cards'
const [good, declined, slow] = ['4000000000000010', '4000000000000028', '4000000000000036']
const home = await homeOf(app, marina.id)
const { id: offer } = await app.db
  .selectFrom('listings as l')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select('l.id')
  .where('l.on_sale', '=', true)
  .where('p.type', '=', 'tcg')
  .orderBy('l.id')
  .limit(1)
  .executeTakeFirstOrThrow()

const setOffer = (changed: object) => app.db.updateTable('listings').set(changed).where('id', '=', offer).execute()
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', offer).executeTakeFirstOrThrow()).quantity
const steer = steering(sandbox.url, 'pagarme')
const byCard = async (number: string, more: object = {}) => ({
  method: 'card',
  token: await cardToken(marina, { number }),
  ...more,
})
async function place(by: object = { method: 'pix' }) {
  await marina.post('/api/v1/add-to-cart', { id: offer, quantity: 2 })
  const { total_cents } = (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body.result
  return marina.post(PLACE, { address_id: home.id, total_cents, ...by })
}
const pay = (id: number, by: object = { method: 'pix' }, who = marina) => who.post(PAY, { order_id: id, ...by })
const show = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body
const attemptsOf = (id: number) =>
  app.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).orderBy('id').execute()
const statesOf = async (id: number) => (await attemptsOf(id)).map(({ state }) => state)
const hear = async () => {
  await deliverEvents(app, { orders: checkoutListeners })
  const jobs = Object.entries(checkoutListeners).map(([name, run]) => [`orders hears ${name}`, { run }])
  await workOnce(app, Object.fromEntries(jobs))
}
/** Reads the payment at the provider, and lets the app hear what that announces. */
const told = async ({ payment_id: id }: { payment_id: string | null }) => {
  await readPayment(app, id!)
  await hear()
}
const run = (job: PlainJob) => checkoutJobs[job]!.run(app, {})
/** Returns the cents of each charge that the provider was asked for an order. */
const chargedFor = async (id: number) => {
  const codes = (await attemptsOf(id)).map(({ code }) => code)
  return (await chargesAt(sandbox)).filter(({ code }) => codes.includes(code)).map(({ amount }) => amount)
}
const movedBy = async (id: number) => {
  const rows = await app.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as e', 'e.id', 'line.entry_id')
    .select('line.cents')
    .where('e.order_id', '=', id)
    .where('line.account', '=', 'provider')
    .orderBy('e.id')
    .execute()
  return rows.map(({ cents }) => cents)
}

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  await app.db.deleteFrom('failed_tries').execute()
  const far = new Date(clock.now().getTime() + 10_000 * MINUTE_MS)
  await app.db.updateTable('orders').set({ pay_until: far }).execute()
  const price = { price_cents: 4900, regular_price_cents: null, quantity: 10, bra_center_quantity: 0 }
  await setOffer({ ...price, status: 'available', store_open: true })
})

describe('an order paid by card', () => {
  it('is paid at once, its money in escrow, and once only however often the provider tells', async () => {
    const { status, body } = await place(await byCard(good, { installments: 3 }))
    expect([status, body.payment]).toMatchObject([
      200,
      { method: 'card', state: 'paid', installments: 3, card: { brand: 'Visa', last_four: '0010' }, refusal: null },
    ])
    expect(body.payment.pay_until).toBe(null)
    const order = await show(body.order_id)
    const [attempt] = await attemptsOf(body.order_id)
    for (let times = 0; times < 5; times += 1) {
      const event = { id: `card_${times}`, type: 'order.paid', data: { id: attempt!.payment_id } }
      expect((await post('/api/webhooks/pagarme', event)).status).toBe(200)
      await told(attempt!)
    }
    const held = await balancesOf(app.db, [`escrow:${order.store_orders[0].id}`])
    expect([order.state, ...held.values(), await sumOfAll(app.db)]).toEqual(['paid', order.total_cents, 0])
    expect(await movedBy(body.order_id)).toEqual([-order.total_cents])
    const contract = (await mailsTo(app, 'compradora@bracards.example')).findLast(
      ({ details }) => details.order_id === body.order_id,
    )
    expect(contract!.details.paid_with).toBe('Visa final 0010, em 3 vezes')
  })

  it('is paid by a card that is kept, of nobody else', async () => {
    const first = await place(await byCard(good, { keep: true }))
    expect(first.body.payment.state).toBe('paid')
    const [card] = (await marina.get(CARDS)).body.cards
    expect(card).toMatchObject({ last_four: '0010' })
    const again = await place({ method: 'card', card_id: card.id })
    expect(again.body.payment).toMatchObject({ state: 'paid', card: { last_four: '0010' } })
    const order = (await place(await byCard(declined))).body.order_id
    expect((await pay(order, { method: 'card', card_id: card.id })).body.payment.state).toBe('paid')
    await app.db.updateTable('saved_cards').set({ expiry_year: 2020 }).where('id', '=', card.id).execute()
    const over = await place({ method: 'card', card_id: card.id })
    expect([over.status, over.body.fields]).toEqual([
      422,
      { card_id: 'Este cartão venceu. Escolha ou cadastre outro.' },
    ])
    await marina.post('/api/v1/add-to-cart', { id: offer })
    const theirs = await joao.post(PLACE, { address_id: home.id, total_cents: 1, method: 'card', card_id: card.id })
    expect(theirs.status).toBeGreaterThanOrEqual(404)
  })

  it('keeps its goods when the card is refused, says why, and is paid by another', async () => {
    const { status, body } = await place(await byCard(declined))
    expect([status, body.payment.state, await stock()]).toEqual([200, 'refused', 8])
    expect(body.payment.refusal).toBe('Saldo ou limite insuficiente. Use outro cartão ou pague com Pix.')
    expect(new Date(body.payment.pay_until).getTime()).toBe(clock.now().getTime() + 30 * MINUTE_MS)
    const paid = await pay(body.order_id, await byCard(good))
    expect([paid.body.payment.state, await statesOf(body.order_id)]).toEqual(['paid', ['refused', 'paid']])
    const twice = await pay(body.order_id, await byCard(good))
    expect([twice.status, twice.body.message]).toEqual([409, 'Este pedido já está pago.'])
  })

  it('waits for a bank that thinks about it, and nothing else is tried meanwhile', async () => {
    const { body } = await place(await byCard(slow))
    expect(body.payment.state).toBe('pending')
    const other = await pay(body.order_id)
    expect([other.status, other.body.code]).toEqual([409, 'payment_in_progress'])
    const [attempt] = await attemptsOf(body.order_id)
    const isPaid = async () => {
      await told(attempt!)
      return (await statesOf(body.order_id))[0]
    }
    await expect.poll(isPaid).toBe('paid')
  })

  it('refuses too many parts, another’s order, a spent token and a card number', async () => {
    const parts = await place(await byCard(good, { installments: 7 }))
    expect([parts.status, parts.body.fields]).toEqual([
      422,
      { installments: 'O cartão não permite tantas parcelas neste total. Escolha menos parcelas.' },
    ])
    expect(await stock()).toBe(10)
    const used = await byCard(good)
    const { body } = await place(used)
    const next = await place(used)
    expect(next.body.payment).toMatchObject({ state: 'refused', refusal: expect.stringContaining('Digite-os de novo') })
    expect((await pay(next.body.order_id, { method: 'pix' }, joao)).body.code).toBe('order_not_found')
    expect((await pay(body.order_id, { method: 'card', token: good })).body.code).toBe('card_number_sent')
    expect((await post(PAY, { order_id: body.order_id })).status).toBe(401)
  })

  it('makes whoever tries one stolen card after another wait', async () => {
    const { order_id: id } = (await place()).body
    const statuses = []
    for (let tried = 0; tried < 7; tried += 1) statuses.push((await pay(id, await byCard(declined))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})

describe('an answer that was lost', () => {
  // the first call makes the payer known, the second one charges
  const after = 1

  it('of a card that was charged is found, and the card is charged once', async () => {
    const [by, other] = [await byCard(good), await byCard(good)]
    await steer('/time-out-next', { times: 1, lose: 'line', after })
    const { body } = await place(by)
    expect(body.payment.state).toBe('intended')
    expect((await pay(body.order_id, other)).body.code).toBe('payment_in_progress')
    clock.advance(MINUTE_MS)
    await run('ask_for_payments')
    const { total_cents: total } = await show(body.order_id)
    expect(await statesOf(body.order_id)).toEqual(['paid'])
    expect([await movedBy(body.order_id), await chargedFor(body.order_id)]).toEqual([[-total], [total]])
  })

  it('counts once, though the provider tells five times before, between and after our own calls', async () => {
    const by = await byCard(good)
    await steer('/time-out-next', { times: 1, lose: 'line', after })
    const { order_id: id } = (await place(by)).body
    const { code } = (await attemptsOf(id))[0]!
    const { id: paymentId } = (await paymentProvider(app).paymentOf(code))!
    const tellFiveTimes = async () => {
      for (let times = 0; times < 5; times += 1) {
        const event = { id: `${code} ${times}`, type: 'order.paid', data: { id: paymentId } }
        expect((await post('/api/webhooks/pagarme', event)).status).toBe(200)
        await told({ payment_id: paymentId })
      }
    }
    await tellFiveTimes()
    clock.advance(MINUTE_MS)
    await run('ask_for_payments')
    await tellFiveTimes()
    expect((await pay(id)).body.code).toBe('already_paid')
    await tellFiveTimes()
    const { total_cents: total } = await show(id)
    expect([await statesOf(id), await movedBy(id), await sumOfAll(app.db)]).toEqual([['paid'], [-total], 0])
  })

  it('of a card that nobody charged is a refusal after a while, and the order may be paid again', async () => {
    const by = await byCard(good)
    await steer('/fail-next', { times: 1, after })
    const { body } = await place(by)
    clock.advance(MINUTE_MS)
    await run('ask_for_payments')
    expect(await statesOf(body.order_id)).toEqual(['intended'])
    clock.advance(MINUTE_MS)
    await run('ask_for_payments')
    expect((await show(body.order_id)).payment).toMatchObject({
      state: 'refused',
      refusal: 'Não conseguimos falar com a operadora do cartão. Nada foi cobrado; tente de novo.',
    })
    expect((await pay(body.order_id, await byCard(good))).body.payment.state).toBe('paid')
  })

  it('of a Pix is asked for again, under the same key', async () => {
    await steer('/time-out-next', { times: 1, lose: 'line', after })
    const { body } = await place()
    expect(body.payment).toMatchObject({ state: 'intended', pix: null })
    clock.advance(MINUTE_MS)
    await run('ask_for_payments')
    expect((await show(body.order_id)).payment).toMatchObject({ state: 'pending', pix: { code: expect.any(String) } })
  })

  it('of two of us who ask at the same instant makes one charge', async () => {
    await steer('/fail-next', { times: 1, after })
    const { body } = await place()
    clock.advance(MINUTE_MS)
    await Promise.all([run('ask_for_payments'), run('ask_for_payments')])
    await run('ask_for_payments')
    const { payment, total_cents: total } = await show(body.order_id)
    expect([payment.state, await chargedFor(body.order_id)]).toEqual(['pending', [total]])
  })

  const oneConnection = app.database.kind === 'pglite' ? ' (the embedded database has one connection)' : ''
  it.skipIf(oneConnection)(
    `moves money once, though twenty of us are told it at the same instant${oneConnection}`,
    async () => {
      const { order_id: id } = (await place()).body
      const [attempt] = await attemptsOf(id)
      await steer(`/charges/${attempt!.charge_id}/pay`)
      const answer = newsOfPayment((await paymentProvider(app).paymentOf(attempt!.code))!)
      await Promise.all(Array.from({ length: 20 }, () => takeAnswer(app, answer)))
      const { total_cents: total, store_orders: parcels } = await show(id)
      const events = parcels[0].events.map(({ state }: { state: string }) => state)
      expect([await statesOf(id), await movedBy(id), events]).toEqual([
        ['paid'],
        [-total],
        ['awaiting_payment', 'paid'],
      ])
      expect(await sumOfAll(app.db)).toBe(0)
    },
  )
})

describe('an order paid by Pix', () => {
  it('is given the same code again while it may still be paid', async () => {
    const { body } = await place()
    expect(body.payment.pix.seconds_left).toBe(30 * 60)
    clock.advance(MINUTE_MS)
    const again = await pay(body.order_id)
    expect(again.body.payment.pix).toEqual({ ...body.payment.pix, seconds_left: 29 * 60 })
    expect(await attemptsOf(body.order_id)).toHaveLength(1)
  })

  it('is paid by card instead, and the Pix is called off', async () => {
    const { body } = await place()
    const paid = await pay(body.order_id, await byCard(good))
    expect([paid.body.payment.state, await statesOf(body.order_id)]).toEqual(['paid', ['expired', 'paid']])
    await run('call_off_payments')
    const [pix] = await attemptsOf(body.order_id)
    expect(pix).toMatchObject({ to_call_off: false, state: 'expired' })
    expect((await steer(`/charges/${pix!.charge_id}/pay`)).status).toBe(412)
  })

  it('is paid by both, and what came too late goes back', async () => {
    const { body } = await place()
    await pay(body.order_id, await byCard(good))
    const [pix] = await attemptsOf(body.order_id)
    await steer(`/charges/${pix!.charge_id}/pay`)
    await run('call_off_payments')
    const states = await statesOf(body.order_id)
    for (let times = 0; times < 5; times += 1) await told(pix!)
    expect([states, await statesOf(body.order_id)]).toEqual(Array.from({ length: 2 }, () => ['refunded', 'paid']))
    const { total_cents: total } = await show(body.order_id)
    expect(await movedBy(body.order_id)).toEqual([-total, -total, total])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it.each([-1, 1])('with %d cent more than asked is given back whole, and may be paid again', async (more) => {
    const { body } = await place()
    const { total_cents: total } = await show(body.order_id)
    const [pix] = await attemptsOf(body.order_id)
    await steer(`/charges/${pix!.charge_id}/pay`, { cents: total + more })
    await told(pix!)
    expect(await show(body.order_id)).toMatchObject({
      state: 'awaiting_payment',
      payment: { state: 'refunded', refusal: expect.stringContaining('Devolvemos tudo') },
    })
    expect(await movedBy(body.order_id)).toEqual([-(total + more), total + more])
    await told(pix!)
    const mails = (await mailsTo(app, 'compradora@bracards.example')).filter(
      ({ details }) =>
        details.title === 'O valor pago não é o do pedido' && String(details.text).includes(`${body.order_id}`),
    )
    expect(mails.map(({ details }) => details.facts)).toEqual([
      [
        ['Valor do pedido', money(total)],
        ['Valor pago', money(total + more)],
      ],
    ])
    expect((await pay(body.order_id)).body.payment.state).toBe('pending')
  })

  it('that was paid in time does not expire because nobody told us', async () => {
    const { body } = await place()
    const [pix] = await attemptsOf(body.order_id)
    await steer(`/charges/${pix!.charge_id}/pay`)
    clock.advance(31 * MINUTE_MS)
    await run('expire_orders')
    expect([(await show(body.order_id)).state, await stock()]).toEqual(['paid', 8])
  })
})

describe('an order that expired', () => {
  const expired = async () => {
    const { body } = await place()
    clock.advance(31 * MINUTE_MS)
    await run('expire_orders')
    return body.order_id as number
  }

  it('is paid once more for the price of then while its goods are there', async () => {
    const id = await expired()
    expect(await stock()).toBe(10)
    await setOffer({ price_cents: 9900 })
    const { total_cents: total } = await show(id)
    const { body } = await pay(id)
    expect([body.payment.state, await stock()]).toEqual(['pending', 8])
    expect(new Date(body.payment.pay_until).getTime()).toBe(clock.now().getTime() + 30 * MINUTE_MS)
    expect(await show(id)).toMatchObject({ state: 'awaiting_payment', total_cents: total })
  })

  it('is refused where its goods are gone, and a day later', async () => {
    const id = await expired()
    const { created_at: placedAt, renew_until: until } = await show(id)
    expect(Date.parse(until) - Date.parse(placedAt)).toBe(24 * 60 * MINUTE_MS)
    await setOffer({ quantity: 1 })
    const gone = await pay(id)
    expect([gone.status, gone.body.code]).toEqual([409, 'order_goods_gone'])
    await setOffer({ quantity: 10 })
    clock.advance(25 * 60 * MINUTE_MS)
    const buyer = await as('buyer')
    expect((await buyer.get(`/api/v1/orders/${id}`)).body).toMatchObject({ state: 'expired', renew_until: null })
    const late = await buyer.post(PAY, { order_id: id, method: 'pix' })
    expect([late.status, late.body.message]).toEqual([
      409,
      'Este pedido expirou e os itens voltaram às lojas. Monte o carrinho de novo.',
    ])
  })
})

it('a payment that its card holder disputes says so once, and no money moves before it is decided', async () => {
  const { body } = await place(await byCard(good))
  const [attempt] = await attemptsOf(body.order_id)
  const before = await movedBy(body.order_id)
  await steer(`/charges/${attempt!.charge_id}/dispute`)
  await told(attempt!)
  await told(attempt!)
  const disputes = await app.db.selectFrom('payment_disputes').selectAll().execute()
  expect(disputes).toMatchObject([{ payment_id: attempt!.id, state: 'open', opened_at: clock.now(), turn: 0 }])
  expect([await movedBy(body.order_id), await statesOf(body.order_id)]).toEqual([before, ['paid']])
  const { body: metrics } = await server.inject('/metrics')
  expect(metrics).toMatch(/payments_disputed{kind="card"} 1\npayments_disputed{kind="pix"} 0\n/)
})

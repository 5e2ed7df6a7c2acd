import { beforeEach, describe, expect, it } from 'vitest'
import { beforeProvider } from '../../../testing/before-provider.ts'
import { cardToken, chargesAt, homeOf, onSale, orderByPix } from '../../../testing/buying.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle } from '../../../testing/test-people.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { checkoutJobs } from './checkout.jobs.ts'

const { app, as, clock, sandbox } = await testApp()
const MINUTE_MS = 60_000
const declined = '4000000000000028'
const marina = await as('buyer')
const home = await homeOf(app, marina.id)
const offer = (await offersOfSeller(app, (await as('seller')).id, 1))[0]!
const steer = steering(sandbox.url, 'pagarme')

const placed = () => orderByPix(marina, home, { id: offer.id })
const pay = (id: number, by: object = { method: 'pix' }) => marina.post('/api/v1/order/pay', { order_id: id, ...by })
const byCard = async (number?: string) => ({
  method: 'card',
  token: await cardToken(marina, number ? { number } : {}),
})
const show = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body
const attemptsOf = (id: number) =>
  app.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).orderBy('id').execute()
const statesOf = async (id: number) => (await attemptsOf(id)).map(({ state }) => state)
/** Pays at the bank; we are not told. */
const payPix = async (id: number, { nth = 0, ...paid }: { nth?: number; cents?: number } = {}) =>
  steer(`/charges/${(await attemptsOf(id))[nth]!.charge_id}/pay`, paid)
/** Mails to the buyer about an order. */
const mailsOf = async (id: number, title: string) =>
  (await mailsTo(app, 'compradora@bracards.example')).filter(
    ({ details }) => details.title === title && String(details.text).includes(`pedido ${id}`),
  )
const noticesOf = async (id: number) =>
  ((await marina.get('/api/v1/notices')).body.notices as { title: string; link: string }[])
    .filter(({ link }) => link === `/my-account/order-view/${id}`)
    .map(({ title }) => title)
const hearOf = async (id: number, nth = 0) => {
  await readPayment(app, (await attemptsOf(id))[nth]!.payment_id!)
  await settle(app)
}

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  await app.db.deleteFrom('failed_tries').execute()
  await app.db.updateTable('listings').set(onSale).where('id', '=', offer.id).execute()
})

it('a Pix whose code got lost is looked for as its buyer asks for it again, and one is charged', async () => {
  await steer('/time-out-next', { times: 1, lose: 'line', after: 1 })
  const id = await placed()
  const early = await pay(id)
  expect([early.status, early.body.payment.state]).toEqual([200, 'intended'])
  expect((await pay(id, await byCard())).body.code).toBe('payment_in_progress')
  clock.advance(MINUTE_MS)
  await steer('/fail-next', { times: 10 })
  const down = await pay(id)
  expect([down.status, down.body.code]).toEqual([503, 'payments_unavailable'])
  await steer('/fail-next', { times: 0 })
  expect((await pay(id)).body.payment).toMatchObject({ state: 'pending', pix: { code: expect.any(String) } })
  const codes = (await attemptsOf(id)).map(({ code }) => code)
  expect((await chargesAt(sandbox)).filter(({ code }) => codes.includes(code))).toHaveLength(1)
})

describe('a Pix that is paid before we hear of it', () => {
  it('is found before a card is charged beside it', async () => {
    const id = await placed()
    await payPix(id)
    const { status, body } = await pay(id, await byCard())
    expect([status, body.message]).toEqual([409, 'Este pedido já está pago.'])
    expect([await statesOf(id), (await show(id)).state]).toEqual([['paid'], 'paid'])
  })

  it('is found before another Pix takes its place', async () => {
    const id = await placed()
    await payPix(id)
    clock.advance(31 * MINUTE_MS)
    expect((await pay(id)).body.code).toBe('already_paid')
    expect(await statesOf(id)).toEqual(['paid'])
  })

  it('is found although it had been called off for a card that was refused', async () => {
    const id = await placed()
    expect((await pay(id, await byCard(declined))).body.payment.state).toBe('refused')
    await payPix(id)
    expect((await pay(id, await byCard())).body.code).toBe('already_paid')
    expect([await statesOf(id), await sumOfAll(app.db)]).toEqual([['paid', 'refused'], 0])
  })

  it('keeps a card from being charged while nobody can say', async () => {
    const id = await placed()
    await payPix(id)
    const by = await byCard()
    // the first call makes the payer known
    await steer('/fail-next', { times: 1, after: 1 })
    const { status, body } = await pay(id, by)
    expect([status, body.message]).toEqual([503, 'Os pagamentos estão fora do ar. Tente de novo em instantes.'])
    expect([await statesOf(id), (await pay(id, by)).body.code]).toEqual([['pending'], 'already_paid'])
  })
})

describe('a Pix that we hear of after another took its place', () => {
  const renewed = async () => {
    const id = await placed()
    clock.advance(31 * MINUTE_MS)
    expect((await pay(id)).body.payment.state).toBe('pending')
    return id
  }

  it('pays the order, and the other is called off', async () => {
    const id = await renewed()
    await payPix(id)
    await hearOf(id)
    expect([await statesOf(id), (await show(id)).state]).toEqual([['paid', 'expired'], 'paid'])
    await checkoutJobs.call_off_payments!.run(app, {})
    expect((await payPix(id, { nth: 1 })).status).toBe(412)
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('goes back where it is of another amount, and the other may still be paid', async () => {
    const id = await renewed()
    await payPix(id, { cents: 1 })
    await hearOf(id)
    expect([await statesOf(id), (await show(id)).state]).toEqual([['refunded', 'pending'], 'awaiting_payment'])
  })

  it('goes back where the other is paid', async () => {
    const id = await renewed()
    await payPix(id, { nth: 1 })
    await hearOf(id, 1)
    await payPix(id)
    await hearOf(id)
    await hearOf(id)
    expect([await statesOf(id), await sumOfAll(app.db)]).toEqual([['refunded', 'paid'], 0])
    expect(await mailsOf(id, 'Este pedido já estava pago')).toHaveLength(1)
    expect((await noticesOf(id))[0]).toBe('Este pedido já estava pago')
  })
})

it('a Pix that is paid once the goods are gone goes back, and its buyer is told once', async () => {
  const id = await placed()
  clock.advance(31 * MINUTE_MS)
  await checkoutJobs.expire_orders!.run(app, {})
  await app.db.updateTable('listings').set({ quantity: 0 }).where('id', '=', offer.id).execute()
  await payPix(id)
  for (let times = 0; times < 3; times += 1) await hearOf(id)
  expect(await statesOf(id)).toEqual(['refunded'])
  expect(await mailsOf(id, 'Seu pagamento chegou tarde')).toHaveLength(1)
  expect(await noticesOf(id)).toEqual(['Seu pagamento chegou tarde', 'O tempo para pagar terminou'])
})

it('an order that is paid anew while its end is asked about waits for the new Pix', async () => {
  const id = await placed()
  clock.advance(31 * MINUTE_MS)
  const meanwhile = await beforeProvider(app, async () => void (await pay(id)))
  await checkoutJobs.expire_orders!.run(meanwhile, {})
  expect([await statesOf(id), (await show(id)).state]).toEqual([['expired', 'pending'], 'awaiting_payment'])
})

it('a payment that is said to have failed after it was heard of stays paid', async () => {
  const id = await placed()
  await payPix(id)
  await hearOf(id)
  await steer(`/charges/${(await attemptsOf(id))[0]!.charge_id}/status`, { status: 'failed' })
  await hearOf(id)
  expect([await statesOf(id), (await show(id)).state]).toEqual([['paid'], 'paid'])
})

it('a Pix that is paid while the answer that it waits is on its way stays paid', async () => {
  await steer('/time-out-next', { times: 1, lose: 'line', after: 1 })
  const id = await placed()
  clock.advance(MINUTE_MS)
  const { code } = (await attemptsOf(id))[0]!
  const stale = await beforeProvider(app, async ({ pathname, search }) => {
    if (!search.includes(code)) return
    const authorization = `Basic ${btoa(`${app.config.pagarme.secretKey}:`)}`
    const answer = await fetch(`${app.providers.pagarmeUrl}${pathname}${search}`, { headers: { authorization } })
    const waiting = (await answer.json()) as { data: { id: string; charges: { id: string }[] }[] }
    await steer(`/charges/${waiting.data[0]!.charges[0]!.id}/pay`)
    await readPayment(app, waiting.data[0]!.id)
    await settle(app)
    return waiting
  })
  await checkoutJobs.ask_for_payments!.run(stale, {})
  expect([await statesOf(id), (await show(id)).state]).toEqual([['paid'], 'paid'])
})

it('a Pix that went back before we heard that it was paid does not pay the order', async () => {
  const id = await placed()
  await payPix(id)
  const { code, payment_id: name, charge_id: charge } = (await attemptsOf(id))[0]!
  const { cents } = (await paymentProvider(app).payment(name!))!
  await paymentProvider(app).refund({ id: name!, chargeId: charge! }, cents, `by hand ${code}`)
  await hearOf(id)
  expect([await statesOf(id), (await show(id)).state]).toEqual([['refunded'], 'awaiting_payment'])
  expect([await mailsOf(id, 'Seu pagamento foi devolvido'), await sumOfAll(app.db)]).toMatchObject([[{}], 0])
})

it('a Pix whose order is cancelled while it is asked for is called off once it is known', async () => {
  await steer('/time-out-next', { times: 1, lose: 'line', after: 1 })
  const id = await placed()
  await marina.post('/api/v1/order/cancel', { order_id: id })
  const notYet = await beforeProvider(app, async () => ({ data: [] }))
  await checkoutJobs.call_off_payments!.run(notYet, {})
  expect(await attemptsOf(id)).toMatchObject([{ state: 'expired', to_call_off: true }])
  const { chargeId } = (await paymentProvider(app).paymentOf((await attemptsOf(id))[0]!.code))!
  await checkoutJobs.call_off_payments!.run(app, {})
  expect((await steer(`/charges/${chargeId}/pay`)).status).toBe(412)
})

describe('a card that is refused', () => {
  const title = 'Seu pagamento não foi aprovado'

  it('after its bank thought about it says so to a buyer who has gone', async () => {
    const id = await placed()
    expect((await pay(id, await byCard('4000000000000044'))).body.payment.state).toBe('pending')
    const isRefused = async () => {
      await hearOf(id, 1)
      return (await statesOf(id))[1]
    }
    await expect.poll(isRefused).toBe('refused')
    await hearOf(id, 1)
    expect([await noticesOf(id), (await mailsOf(id, title)).length]).toEqual([[title], 1])
  })

  it('is told at once to whoever waits for the answer, and nowhere else', async () => {
    const id = await placed()
    expect((await pay(id, await byCard(declined))).body.payment.state).toBe('refused')
    expect([await noticesOf(id), await mailsOf(id, title)]).toEqual([[], []])
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../sandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

const secret = { authorization: `Basic ${Buffer.from('sk_test_segredo:').toString('base64')}` }

// answers are asserted on, so they need no types
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: any }
async function send(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const payload = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(`${sandbox.url}${url}`, { method, headers: { ...json, ...headers }, ...payload })
  return { status: answer.status, body: await answer.json() }
}
const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = secret) =>
  send(method, `/pagarme/core/v5${path}`, body, headers)
const steer = (path: string, body: unknown = {}) => send('POST', `/__sandbox/pagarme${path}`, body)

const customer = {
  name: 'Marina Tavares',
  email: 'marina@bracards.example',
  document: '52998224725',
  type: 'individual',
  phones: { mobile_phone: { country_code: '55', area_code: '83', number: '987654321' } },
}
const address = {
  line_1: '120, Rua das Trincheiras, Centro',
  zip_code: '58011000',
  city: 'João Pessoa',
  state: 'PB',
  country: 'BR',
}
const billed = { card: { billing_address: address } }
const items = [{ amount: 1250, quantity: 2, description: 'Duas cartas', code: 'L1' }]
const pix = [{ payment_method: 'pix', pix: { expires_in: 1800 } }]
const pixOrder = (change: object = {}) => ({ code: 'P-1', customer, items, payments: pix, ...change })
const card = { number: '4000000000000010', holder_name: 'MARINA TAVARES', exp_month: 12, exp_year: 30, cvv: '123' }
const tokenFor = async (change: object = {}) =>
  (await ask('POST', '/tokens?appId=pk_test_publica', { type: 'card', card: { ...card, ...change } }, {})).body.id
const cardOrder = async (change: object = {}, of: object = customer) => ({
  ...pixOrder({ customer: of }),
  payments: [
    { payment_method: 'credit_card', credit_card: { installments: 2, card_token: await tokenFor(change), ...billed } },
  ],
})

describe('the Pagar.me of the sandbox', () => {
  it('speaks to nobody without a secret key, and makes tokens for whoever has the public one', async () => {
    expect(await ask('GET', '/orders', undefined, {})).toMatchObject({ status: 401 })
    expect((await ask('POST', '/orders', pixOrder(), { authorization: 'Basic cGtfdGVzdDo=' })).status).toBe(401)
    expect((await ask('POST', '/tokens', { type: 'card', card }, secret)).status).toBe(401)
    expect(await tokenFor()).toMatch(/^token_\w{16}$/)
  })

  it('charges a Pix that waits to be paid, and adds the freight', async () => {
    const { status, body } = await ask(
      'POST',
      '/orders',
      pixOrder({ shipping: { amount: 990, description: 'PAC', address } }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 'P-1', amount: 3490, currency: 'BRL', status: 'pending', customer })
    expect(body.charges).toMatchObject([
      { amount: 3490, status: 'pending', last_transaction: { transaction_type: 'pix', status: 'waiting_payment' } },
    ])
    const { qr_code: code, expires_at: until } = body.charges[0].last_transaction
    expect(code).toMatch(/^000201010212.*5303986540534\.905802BR.*6304[\dA-F]{4}$/)
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(1_790_000)
  })

  it('knows when a Pix is paid, and takes no second payment', async () => {
    const { body: order } = await ask('POST', '/orders', pixOrder())
    expect((await steer(`/charges/${order.id}/pay`)).body).toMatchObject({ status: 'paid', paid_amount: 2500 })
    expect((await ask('GET', `/orders/${order.id}`)).body).toMatchObject({ status: 'paid' })
    expect((await steer(`/charges/${order.id}/pay`)).status).toBe(412)
    expect((await steer('/charges/ch_none/pay')).status).toBe(404)
  })

  it('lets a Pix end, by its own time and when it is told to', async () => {
    const { body: told } = await ask('POST', '/orders', pixOrder())
    await steer(`/charges/${told.charges[0].id}/expire`)
    const { body: short } = await ask(
      'POST',
      '/orders',
      pixOrder({ payments: [{ ...pix[0], pix: { expires_in: 1 } }] }),
    )
    for (const { id } of [told, short]) {
      await expect.poll(async () => (await ask('GET', `/orders/${id}`)).body.status).toBe('failed')
      expect((await steer(`/charges/${id}/pay`)).status).toBe(412)
    }
  })

  it('obeys the numbers of the simulator, and answers a declined card with 200', async () => {
    const outcomes = { '4000000000000010': 'paid', '4000000000000028': 'failed', '4000000000000002': 'failed' }
    for (const [number, status] of Object.entries(outcomes)) {
      const answer = await ask('POST', '/orders', await cardOrder({ number }))
      expect([number, answer.status, answer.body.status]).toEqual([number, 200, status])
    }
    const declined = await ask('POST', '/orders', await cardOrder({ cvv: '612' }))
    expect(declined.body.charges[0].last_transaction).toMatchObject({
      status: 'not_authorized',
      acquirer_return_code: '51',
    })
    const blocked = await ask(
      'POST',
      '/orders',
      await cardOrder({}, { ...customer, email: 'b@b.example', document: '11111111111' }),
    )
    expect(blocked.body.charges[0].last_transaction.antifraud_response).toEqual({ status: 'reproved' })
    const slow = { '4000000000000036': 'paid', '4000000000000044': 'failed' }
    for (const [number, status] of Object.entries(slow)) {
      const { body } = await ask('POST', '/orders', await cardOrder({ number }))
      expect(body.charges[0].status).toBe('processing')
      await expect.poll(async () => (await ask('GET', `/orders/${body.id}`)).body.status).toBe(status)
    }
  })

  it('keeps a card of a customer once, without its number, and forgets it', async () => {
    const { id } = (await ask('POST', '/customers', customer)).body
    expect((await ask('POST', '/customers', { ...customer, name: 'Marina T.' })).body).toMatchObject({
      id,
      name: 'Marina T.',
    })
    const saved = (await ask('POST', `/customers/${id}/cards`, { token: await tokenFor(), billing_address: address }))
      .body
    expect(saved).toMatchObject({ brand: 'Visa', last_four_digits: '0010', exp_month: 12, exp_year: 2030 })
    expect(JSON.stringify(saved)).not.toContain(card.number)
    expect(
      (await ask('POST', `/customers/${id}/cards`, { token: await tokenFor(), billing_address: address })).body.id,
    ).toBe(saved.id)
    const payments = [{ payment_method: 'credit_card', credit_card: { card_id: saved.id, ...billed } }]
    expect((await ask('POST', '/orders', { customer_id: id, items, payments })).body.status).toBe('paid')
    expect((await ask('DELETE', `/customers/${id}/cards/${saved.id}`)).body.status).toBe('deleted')
    expect((await ask('GET', `/customers/${id}/cards`)).body.data).toEqual([])
    expect((await ask('POST', '/orders', { customer_id: id, items, payments })).status).toBe(404)
  })

  it('asks for the phone of whoever pays, and for the address of bill and parcel', async () => {
    const { phones: _, ...silent } = customer
    const email = 'sem.fone@bracards.example'
    expect((await ask('POST', '/customers', { ...silent, email })).status).toBe(422)
    expect((await ask('POST', '/orders', pixOrder({ customer: { ...silent, email } }))).status).toBe(422)
    expect((await ask('POST', '/orders', pixOrder({ shipping: { amount: 990, description: 'PAC' } }))).status).toBe(422)
    const { id } = (await ask('POST', '/customers', customer)).body
    const token = await tokenFor()
    expect((await ask('POST', `/customers/${id}/cards`, { token })).status).toBe(422)
    const payments = [{ payment_method: 'credit_card', credit_card: { card_token: token } }]
    expect((await ask('POST', '/orders', pixOrder({ payments }))).status).toBe(422)
  })

  it('takes a token once, and refuses a card that its code betrays', async () => {
    const { id } = (await ask('POST', '/customers', customer)).body
    const token = await tokenFor({ number: '5555555555554444' })
    expect((await ask('POST', `/customers/${id}/cards`, { token, billing_address: address })).body.brand).toBe(
      'Mastercard',
    )
    expect((await ask('POST', `/customers/${id}/cards`, { token, billing_address: address })).status).toBe(404)
    expect(
      (await ask('POST', `/customers/${id}/cards`, { token: await tokenFor({ cvv: '600' }), billing_address: address }))
        .status,
    ).toBe(412)
  })

  it('gives back a part, then the rest, and no centavo more', async () => {
    const { body: order } = await ask('POST', '/orders', await cardOrder())
    const charge = `/charges/${order.charges[0].id}`
    expect((await ask('DELETE', charge, { amount: 1000 })).body).toMatchObject({
      status: 'paid',
      canceled_amount: 1000,
    })
    expect((await ask('DELETE', charge, { amount: 1501 })).status).toBe(422)
    expect((await ask('DELETE', charge)).body).toMatchObject({ status: 'canceled', canceled_amount: 2500 })
    expect((await ask('DELETE', charge)).status).toBe(412)
    expect((await ask('GET', `/orders/${order.id}`)).body.status).toBe('canceled')
  })

  it('takes less or more than was asked, gives back what came, and knows of disputes', async () => {
    for (const [cents, status] of [
      [2499, 'underpaid'],
      [2501, 'overpaid'],
    ] as const) {
      const [charge] = (await ask('POST', '/orders', pixOrder())).body.charges
      await steer(`/charges/${charge.id}/pay`, { cents })
      expect((await ask('GET', `/charges/${charge.id}`)).body).toMatchObject({ status, paid_amount: cents })
      expect((await ask('DELETE', `/charges/${charge.id}`)).body).toMatchObject({ canceled_amount: cents })
    }
    const [charge] = (await ask('POST', '/orders', pixOrder())).body.charges
    expect((await steer(`/charges/${charge.id}/dispute`)).status).toBe(412)
    expect((await steer(`/charges/${charge.id}/pay`, { cents: 0 })).status).toBe(422)
    await steer(`/charges/${charge.id}/pay`)
    await steer(`/charges/${charge.id}/dispute`)
    expect((await ask('GET', `/charges/${charge.id}`)).body.status).toBe('chargedback')
    expect((await ask('DELETE', `/charges/${charge.id}`)).status).toBe(412)
  })

  it('does once what is asked twice with one key, and remembers no refusal', async () => {
    const key = { ...secret, 'idempotency-key': 'pedido-1' }
    const twice = await Promise.all([1, 2].map(() => ask('POST', '/orders', pixOrder({ code: 'P-9' }), key)))
    const again = await ask('POST', '/orders', pixOrder({ code: 'P-9' }), key)
    expect([200, 409]).toEqual(expect.arrayContaining([...new Set(twice.map(({ status }) => status))]))
    expect(again.body.id).toBe(twice.find(({ status }) => status === 200)!.body.id)
    const made = await ask('GET', '/orders?code=P-9')
    expect(made.body.paging.total).toBe(1)
    const other = { ...secret, 'idempotency-key': 'pedido-2' }
    expect((await ask('POST', '/orders', pixOrder({ items: [] }), other)).body.errors).toHaveProperty('order.items')
    expect((await ask('POST', '/orders', pixOrder(), other)).status).toBe(200)
  })

  it('fails as often as it is told, and loses a call or its answer', async () => {
    await steer('/fail-next', { times: 1, status: 503 })
    expect([(await ask('GET', '/orders')).status, (await ask('GET', '/orders')).status]).toEqual([503, 200])
    for (const [lose, made] of [
      ['call', 0],
      ['answer', 1],
    ] as const) {
      await steer('/time-out-next', { times: 1, lose })
      const lost = fetch(`${sandbox.url}/pagarme/core/v5/orders`, {
        method: 'POST',
        headers: { ...secret, 'content-type': 'application/json' },
        body: JSON.stringify(pixOrder({ code: `lost-${lose}` })),
        signal: AbortSignal.timeout(300),
      })
      await expect(lost).rejects.toThrow('timeout')
      expect((await ask('GET', `/orders?code=lost-${lose}`)).body.paging.total).toBe(made)
    }
    expect((await steer('/fail-next', { times: 'many' })).status).toBe(422)
    expect((await steer('/time-out-next', { times: 1, lose: 'both' })).status).toBe(422)
  })

  it('tells of what happens until it is heard, and once more when asked', async () => {
    const heard: { type: string; id: string; data: { id: string }; authorization?: string }[] = []
    let refusals = 1
    const ear = createServer((request, reply) => {
      let text = ''
      request.on('data', (chunk) => (text += String(chunk)))
      request.on('end', () => {
        reply.statusCode = refusals > 0 ? 500 : 200
        refusals -= 1
        heard.push({ ...JSON.parse(text), authorization: request.headers.authorization })
        reply.end()
      })
    }).listen(0, '127.0.0.1')
    await once(ear, 'listening')
    const url = `http://127.0.0.1:${(ear.address() as AddressInfo).port}/`
    await steer('/webhook', { url, user: 'bra', password: 'segredo' })
    const { body: order } = await ask('POST', '/orders', pixOrder())
    await steer(`/charges/${order.id}/pay`)
    const types = () => [...new Set(heard.map(({ type }) => type))].toSorted()
    await expect.poll(types).toEqual(['charge.paid', 'charge.pending', 'order.created', 'order.paid'])
    await expect.poll(() => heard.length).toBe(5)
    expect(heard[0]!.authorization).toBe(`Basic ${Buffer.from('bra:segredo').toString('base64')}`)
    const { id } = heard.find(({ type }) => type === 'order.paid')!
    expect((await ask('POST', `/hooks/${id}/retry`)).body).toMatchObject({ status: 'sent', event: 'order.paid' })
    expect(heard.filter((one) => one.id === id)).toHaveLength(heard[0]!.id === id ? 3 : 2)
    await steer('/webhook')
    ear.close()
    expect((await steer('/webhook', { url: 'nowhere' })).status).toBe(422)
  })
})

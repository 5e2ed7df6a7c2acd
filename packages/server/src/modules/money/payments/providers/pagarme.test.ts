import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@bra/sandbox/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { pagarme } from './pagarme.ts'
import { PaymentRejected, PaymentsUnavailable } from './port.ts'
import { marina, newCharge, paymentsSuite, pix, type Subject } from './suite.ts'
import { steering } from '../../../../testing/steering.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

interface At {
  baseUrl: string
  secretKey: string
  publicKey: string
}
const inSandbox = { baseUrl: `${sandbox.url}/pagarme/core/v5`, secretKey: 'sk_test_bra', publicKey: 'pk_test_bra' }
const { PAGARME_BASE_URL: baseUrl, PAGARME_SECRET_KEY: secretKey, PAGARME_PUBLIC_KEY: publicKey } = process.env

const subject = ({ publicKey, ...at }: At): Subject => ({
  provider: pagarme(at),
  tokenOf: async (number) => {
    const card = { number, holder_name: 'MARINA TAVARES', exp_month: 12, exp_year: 2030, cvv: '123' }
    const answer = await fetch(`${at.baseUrl}/tokens?appId=${publicKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'card', card }),
    })
    return ((await answer.json()) as { id: string }).id
  },
})

paymentsSuite('Pagar.me in the sandbox', () => subject(inSandbox))
if (baseUrl && publicKey && secretKey?.startsWith('sk_test_'))
  paymentsSuite('Pagar.me itself', () => subject({ baseUrl, secretKey, publicKey }))

const steer = steering(sandbox.url, 'pagarme')

describe('a Pix in the sandbox', () => {
  const provider = pagarme(inSandbox)
  const waiting = async () => {
    const asked = newCharge(await provider.keepPayer(marina), pix)
    return provider.charge(asked, asked.code)
  }

  it('is paid, and given back', async () => {
    const payment = await waiting()
    await steer(`/charges/${payment.chargeId}/pay`)
    const paid = (await provider.payment(payment.id))!
    expect(paid).toMatchObject({ state: 'paid', paidAt: expect.any(Date) })
    expect(await provider.refund(paid, 4000, payment.code)).toMatchObject({ state: 'refunded', refundedCents: 4000 })
  })

  it('ends unpaid, or is called off before', async () => {
    const [ended, calledOff] = [await waiting(), await waiting()]
    await steer(`/charges/${ended.chargeId}/expire`)
    expect(await provider.payment(ended.id)).toMatchObject({ state: 'expired', refundedCents: 0 })
    expect(await provider.refund(calledOff, 4000, 'off')).toMatchObject({ state: 'cancelled', refundedCents: 0 })
  })

  it('is listed with the others of its time, page by page', async () => {
    const since = new Date()
    const made = [await waiting(), await waiting()]
    const { payments: listed } = await provider.paymentsBetween(since, new Date(), 1)
    expect(listed.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())
    expect(await provider.paymentsBetween(since, new Date(), 2)).toEqual({ payments: [], unread: [], isLast: true })
  })
})

describe('a Pagar.me that misbehaves', () => {
  const impatient = pagarme({ ...inSandbox, timeoutMs: 300 })

  it.each([500, 503, 429])('is unavailable when it answers %d', async (status) => {
    await steer('/fail-next', { times: 1, status })
    await expect(impatient.payment('or_1')).rejects.toThrow(PaymentsUnavailable)
    expect(await impatient.payment('or_1')).toBeNull()
  })

  it('makes one charge although its answer was lost and it is asked again', async () => {
    const asked = newCharge(await impatient.keepPayer(marina), pix)
    await steer('/time-out-next', { times: 1, lose: 'answer' })
    await expect(impatient.charge(asked, asked.code)).rejects.toThrow(PaymentsUnavailable)
    const found = await impatient.paymentOf(asked.code)
    expect(found).toMatchObject({ state: 'waiting', cents: 4000 })
    expect(await impatient.charge(asked, asked.code)).toEqual(found)
  })

  it('has made no charge when the call itself was lost', async () => {
    const asked = newCharge(await impatient.keepPayer(marina), pix)
    await steer('/time-out-next', { times: 1, lose: 'call' })
    await expect(impatient.charge(asked, asked.code)).rejects.toThrow(PaymentsUnavailable)
    expect(await impatient.paymentOf(asked.code)).toBeNull()
  })

  it('is unavailable when it does not know us', async () => {
    const stranger = pagarme({ ...inSandbox, secretKey: 'pk_not_secret' })
    await expect(stranger.keepPayer(marina)).rejects.toThrow(PaymentsUnavailable)
  })

  it('is unavailable when it says something else, and is understood with fields unknown', async () => {
    const charge = { id: 'ch_1', amount: 100, status: 'paid', payment_method: 'pix', novidade: { a: 1 } }
    const order = { id: 'or_1', code: 'x', charges: [{ ...charge, paid_at: '2026-11-21T12:00:00Z' }] }
    const answers: Record<string, [number, string]> = {
      '/orders/or_1': [200, JSON.stringify(order)],
      '/orders/or_2': [200, '<html>manutenção</html>'],
      '/orders/or_3': [200, JSON.stringify({ ...order, charges: [] })],
      '/orders/or_4': [200, JSON.stringify({ ...order, charges: [{ ...charge, status: 'dormindo' }] })],
      '/orders/or_5': [400, '{"message":"Bad request"}'],
    }
    const server = createServer((request, reply) => {
      const [status, text] = answers[request.url!]!
      reply.writeHead(status).end(text)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const other = pagarme({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secretKey: 'sk_x' })
    expect(await other.payment('or_1')).toMatchObject({ state: 'paid', cents: 100, pix: null })
    for (const id of ['or_2', 'or_3', 'or_4']) await expect(other.payment(id)).rejects.toThrow(PaymentsUnavailable)
    await expect(other.payment('or_5')).rejects.toThrow(PaymentRejected)
    server.closeAllConnections()
    server.close()
  })
})

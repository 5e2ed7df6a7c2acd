import type { ZodType } from 'zod'
import type { Guard } from './guard.ts'
import { Card, cardOnFile, Order, Orders, paymentFrom, WithId } from './pagarme.schemas.ts'
import {
  CardRefused,
  type NewCharge,
  type Payer,
  PaymentRejected,
  type PaymentProvider,
  PaymentsUnavailable,
} from './port.ts'

const TIMEOUT_MS = 15_000
const PAGE_SIZE = 30
/** What the buyer's bill says; the provider takes 13 letters. */
const STATEMENT = 'BRACARDS'

interface Options {
  baseUrl: string
  secretKey: string
  timeoutMs?: number
  /** Without one, whatever is asked is sent. */
  guard?: Guard
}
interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: object
  key?: string
}

/**
 * Pagar.me v5, or whatever speaks like it at `baseUrl`: https://docs.pagar.me/reference
 * It knows one set of keys: a refund under the key of a charge would be answered with that charge.
 */
export function pagarme(options: Options): PaymentProvider {
  const ask = async <T>(schema: ZodType<T>, call: Call) => understood(schema, await send(options, call))
  /** Nothing where the provider knows no such thing. */
  const find = <T>(schema: ZodType<T>, path: string) => ask(schema, { method: 'GET', path }).catch(noneIfUnknown)

  const payment: PaymentProvider['payment'] = async (id) => {
    const order = await find(Order, `/orders/${id}`)
    return order && paymentFrom(order)
  }
  return {
    payment,
    keepPayer: async (payer) => (await ask(WithId, { method: 'POST', path: '/customers', body: customer(payer) })).id,
    saveCard: async (payerId, token) => {
      const path = `/customers/${payerId}/cards`
      return cardOnFile(await ask(Card, { method: 'POST', path, body: { token } }).catch(asCardRefusal))
    },
    forgetCard: async (payerId, cardId) => {
      const path = `/customers/${payerId}/cards/${cardId}`
      await send(options, { method: 'DELETE', path }).catch(noneIfUnknown)
    },
    charge: async (order, key) => {
      const placed = ask(Order, { method: 'POST', path: '/orders', body: orderBody(order), key: `charge ${key}` })
      return paymentFrom(await (order.by.method === 'card' ? placed.catch(asMissingCard) : placed))
    },
    paymentOf: async (code) => {
      const { data } = await ask(Orders, { method: 'GET', path: `/orders?${new URLSearchParams({ code, size: '1' })}` })
      return data[0] ? paymentFrom(data[0]) : null
    },
    refund: async ({ id, chargeId }, amount, key) => {
      await send(options, { method: 'DELETE', path: `/charges/${chargeId}`, body: { amount }, key: `refund ${key}` })
      const now = await payment(id)
      if (!now) throw new PaymentsUnavailable('Pagar.me does not know what it has just refunded')
      return now
    },
    paymentsBetween: async (since, until, page) => {
      const window = { created_since: since.toISOString(), created_until: until.toISOString() }
      const query = new URLSearchParams({ ...window, page: String(page), size: String(PAGE_SIZE) })
      const { data } = await ask(Orders, { method: 'GET', path: `/orders?${query}` })
      return data.map(paymentFrom)
    },
  }
}

/** A call that was understood and refused. */
class Refusal extends PaymentRejected {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const send = (options: Options, call: Call): Promise<unknown> =>
  options.guard ? options.guard.call(call.method === 'GET', () => sendNow(options, call)) : sendNow(options, call)

async function sendNow({ baseUrl, secretKey, timeoutMs = TIMEOUT_MS }: Options, call: Call): Promise<unknown> {
  const { status, text } = await answerOf(`${baseUrl}${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      ...(call.body && { 'content-type': 'application/json' }),
      ...(call.key && { 'idempotency-key': call.key }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const where = `Pagar.me answered ${status} to ${call.method} ${call.path.replace(/\?.*/, '')}`
  // 409: the same key is being worked on; 401 and 403 are our mistake, which somebody has to mend
  if (status >= 500 || [401, 403, 408, 409, 429].includes(status)) throw new PaymentsUnavailable(where)
  if (status >= 400) throw new Refusal(status, `${where}: ${reasonsIn(text)}`)
  return text ? read(text) : {}
}

async function answerOf(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, request)
    return { status: answer.status, text: await answer.text() }
  } catch (cause) {
    throw new PaymentsUnavailable('Pagar.me gave no answer', { cause })
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PaymentsUnavailable('Pagar.me answered something else', { cause })
  }
}

function understood<T>(schema: ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new PaymentsUnavailable('Pagar.me answered something else', { cause: parsed.error })
  return parsed.data
}

/** For the log: the provider's own words, never what was sent. */
const reasonsIn = (text: string) => text.slice(0, 500)

function noneIfUnknown(error: unknown): null {
  if (error instanceof Refusal && error.status === 404) return null
  throw error
}

/** Whatever is refused while a card is kept is about the card: a token that is over, or a bank that says no. */
function asCardRefusal(error: unknown): never {
  if (error instanceof Refusal) throw new CardRefused(error.message, { cause: error })
  throw error
}

function asMissingCard(error: unknown): never {
  if (error instanceof Refusal && [404, 412].includes(error.status)) return asCardRefusal(error)
  throw error
}

const customer = ({ name, email, document, phone }: Payer) => ({
  name,
  email,
  document,
  type: document.length === 11 ? 'individual' : 'company',
  document_type: document.length === 11 ? 'CPF' : 'CNPJ',
  ...(phone && {
    phones: { mobile_phone: { country_code: '55', area_code: phone.slice(0, 2), number: phone.slice(2) } },
  }),
})

const orderBody = ({ code, payerId, lines, freightCents, by }: NewCharge) => ({
  code,
  closed: true,
  customer_id: payerId,
  items: lines.map(({ cents: amount, ...line }) => ({ ...line, amount })),
  ...(freightCents > 0 && { shipping: { amount: freightCents, description: 'Frete' } }),
  payments: [by.method === 'pix' ? pixPayment(by.expiresInSeconds) : cardPayment(by)],
})

const pixPayment = (seconds: number) => ({ payment_method: 'pix', pix: { expires_in: seconds } })

const cardPayment = ({ installments, ...card }: Extract<NewCharge['by'], { method: 'card' }>) => ({
  payment_method: 'credit_card',
  credit_card: {
    installments,
    statement_descriptor: STATEMENT,
    operation_type: 'auth_and_capture',
    ...('cardId' in card ? { card_id: card.cardId } : { card_token: card.token }),
  },
})

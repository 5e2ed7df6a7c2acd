import type { z } from 'zod'
import { noneIfUnknown, type Options, pagarmeCalls, Refusal, understood } from './pagarme.calls.ts'
import { bookingsOf, disputeIn } from './pagarme.payables.ts'
import {
  AllOrders,
  Card,
  cardOnFile,
  NamedOrder,
  OfCharge,
  Order,
  Orders,
  paymentFrom,
  Uncharged,
  WithId,
} from './pagarme.schemas.ts'
import {
  CardRefused,
  type NewCharge,
  type PageOfPayments,
  type Payer,
  type Payment,
  type PaymentProvider,
  type PostalAddress,
  PaymentsUnavailable,
  PaymentUnreadable,
} from './port.ts'

const PAGE_SIZE = 30
/** Name of the house on the buyer's bill; the provider accepts at most 13 letters. */
const STATEMENT = 'BRACARDS'

/**
 * Pagar.me v5, or whatever speaks like it at `baseUrl`: https://docs.pagar.me/reference
 * It knows one set of keys: a refund under the key of a charge would be answered with that charge.
 */
export function pagarme(options: Options): PaymentProvider {
  const { ask, find, send } = pagarmeCalls(options)
  const bookings: PaymentProvider['bookings'] = (of) => bookingsOf(ask, of)
  const whole = async (order: z.output<typeof Order>): Promise<Payment> => {
    const known = paymentFrom(order)
    if (known.state !== 'disputed') return known
    return { ...known, ...disputeIn(await bookings({ chargeId: known.chargeId }), known) }
  }
  const payment: PaymentProvider['payment'] = async (id) => {
    const order = await find(Order, `/orders/${id}`)
    return order && whole(order)
  }
  return {
    payment,
    bookings,
    paymentOfCharge: async (chargeId) => {
      const of = await find(OfCharge, `/charges/${encodeURIComponent(chargeId)}`)
      return of && payment(of.order.id)
    },
    keepPayer: async (payer) => (await ask(WithId, { method: 'POST', path: '/customers', body: customer(payer) })).id,
    saveCard: async (payerId, token, billTo) => {
      const path = `/customers/${payerId}/cards`
      return cardOnFile(
        await ask(Card, { method: 'POST', path, body: { token, billing_address: address(billTo) } }).catch(
          asCardRefusal,
        ),
      )
    },
    forgetCard: async (payerId, cardId) => {
      const path = `/customers/${payerId}/cards/${cardId}`
      await send({ method: 'DELETE', path }).catch(noneIfUnknown)
    },
    charge: async (order, key) => {
      const placed = ask(Order, { method: 'POST', path: '/orders', body: orderBody(order), key: `charge ${key}` })
      return whole(await (order.by.method === 'card' ? placed.catch(asMissingCard) : placed))
    },
    paymentOf: async (code) => {
      const { data } = await ask(Orders, { method: 'GET', path: `/orders?${new URLSearchParams({ code, size: '1' })}` })
      return data[0] ? whole(data[0]) : null
    },
    refund: async ({ id, chargeId }, amount, key) => {
      await send({ method: 'DELETE', path: `/charges/${chargeId}`, body: { amount }, key: `refund ${key}` })
      const now = await payment(id)
      if (!now) throw new PaymentsUnavailable('Pagar.me does not know what it has just refunded')
      return now
    },
    paymentsBetween: async (since, until, page) => {
      const window = { created_since: since.toISOString(), created_until: until.toISOString() }
      const query = new URLSearchParams({ ...window, page: String(page), size: String(PAGE_SIZE) })
      const { data } = await ask(AllOrders, { method: 'GET', path: `/orders?${query}` })
      return pageOf(data, whole)
    },
  }
}

type Whole = (order: z.output<typeof Order>) => Promise<Payment>

/** An order that cannot be read does not stop the others; orders that were never charged are left out. */
async function pageOf(orders: unknown[], whole: Whole): Promise<PageOfPayments> {
  const charged = orders.filter((one) => !Uncharged.safeParse(one).success)
  const read = await Promise.all(charged.map((one) => wholeOrName(one, whole)))
  return {
    payments: read.flatMap(({ payment }) => payment ?? []),
    unread: read.flatMap(({ name }) => name ?? []),
    isLast: orders.length < PAGE_SIZE,
  }
}

async function wholeOrName(one: unknown, whole: Whole) {
  try {
    return { payment: await whole(understood(Order, one)) }
  } catch (error) {
    if (!(error instanceof PaymentUnreadable)) throw error
    const { id, code } = NamedOrder.parse(one)
    return { name: { id, code: code ?? null } }
  }
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

const address = ({ street, number, complement, district, city, state, postcode }: PostalAddress) => ({
  line_1: [number, street, district].filter(Boolean).join(', '),
  line_2: complement,
  ...{ zip_code: postcode, city, state, country: 'BR' },
})

const customer = ({ name, email, document, phone, address: home }: Payer) => ({
  name,
  email,
  document,
  type: document.length === 11 ? 'individual' : 'company',
  document_type: document.length === 11 ? 'CPF' : 'CNPJ',
  phones: { mobile_phone: { country_code: '55', area_code: phone.slice(0, 2), number: phone.slice(2) } },
  ...(home && { address: address(home) }),
})

const orderBody = ({ code, payerId, lines, freightCents, shipTo, by }: NewCharge) => ({
  code,
  closed: true,
  customer_id: payerId,
  items: lines.map(({ cents: amount, ...line }) => ({ ...line, amount })),
  ...(shipTo &&
    freightCents > 0 && { shipping: { amount: freightCents, description: 'Frete', address: address(shipTo) } }),
  payments: [by.method === 'pix' ? pixPayment(by.expiresInSeconds) : cardPayment(by)],
})

const pixPayment = (seconds: number) => ({ payment_method: 'pix', pix: { expires_in: seconds } })

const cardPayment = ({ installments, billTo, ...card }: Extract<NewCharge['by'], { method: 'card' }>) => ({
  payment_method: 'credit_card',
  credit_card: {
    installments,
    statement_descriptor: STATEMENT,
    operation_type: 'auth_and_capture',
    ...('cardId' in card ? { card_id: card.cardId } : { card_token: card.token }),
    card: { billing_address: address(billTo) },
  },
})

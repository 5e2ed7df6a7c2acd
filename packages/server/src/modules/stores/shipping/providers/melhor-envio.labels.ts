import { doors } from '@bra/contract/kit/doors'
import { bytesOf } from '../../../../platform/bounded-answer.ts'
import { BalanceTooSmall, type LabelSeller, type ParcelToLabel, type Party } from './labels.port.ts'
import { ask, type Options } from './melhor-envio.call.ts'
import {
  Anything,
  Balance,
  Bought,
  Codes,
  Files,
  Made,
  MadeOne,
  Reserved,
  Returnable,
  ReturnableOne,
  Returned,
  ReturnedOne,
} from './melhor-envio.labels.schemas.ts'
import { serviceIdOf } from './melhor-envio.schemas.ts'
import { FreightRefused, FreightUnavailable } from './port.ts'

/** A person waits for the answer. */
const TIMEOUT_MS = 15_000
/** Two hundred labels take more calls than the API allows in a minute, so the last ones wait. */
const PATIENCE_MS = 90_000
const PAYMENT_REQUIRED = 402
/** Melhor Envio's code for "cancelled by the sender". */
const REASON = '2'

export function melhorEnvioLabels(given: Omit<Options, 'timeoutMs'> & Partial<Options>): LabelSeller {
  const options = { timeoutMs: TIMEOUT_MS, patienceMs: PATIENCE_MS, ...given }
  return {
    reserve: async (parcel) => {
      const { id, price: cents } = await ask(options, { path: '/cart', body: cartOf(parcel), schema: Reserved })
      return { id, cents }
    },
    shipment: (id) => shipmentOf(options, id),
    pay: (ids, cents) => pay(options, ids, cents),
    make: async (orders) => {
      const made = await ask(options, { path: '/shipment/generate', body: { orders }, schema: Made })
      const failed = orders.map((id) => MadeOne.safeParse(made[id]).data).find((one) => one?.status === false)
      if (failed) throw new FreightRefused(422, failed.message ?? '')
    },
    trackingCodes: async (orders) => {
      const known = await ask(options, { path: '/shipment/tracking', body: { orders }, schema: Codes })
      return new Map(Object.entries(known).flatMap(([id, code]) => (code ? [[id, code] as const] : [])))
    },
    print: async (id) => {
      const [url] = await ask(options, { path: `/imprimir/pdf/${id}`, schema: Files })
      return fileAt(url!, options.timeoutMs)
    },
    giveBack: (id) => giveBack(options, id),
  }
}

async function shipmentOf(options: Options, id: string) {
  try {
    return await ask(options, { path: `/orders/${id}`, schema: Bought })
  } catch (error) {
    if (error instanceof FreightRefused && error.status === 404) return null
    throw error
  }
}

async function pay(options: Options, orders: string[], cents: number) {
  const { balance } = await ask(options, { path: '/balance', schema: Balance })
  if (balance < cents) throw new BalanceTooSmall()
  try {
    await ask(options, { path: '/shipment/checkout', body: { orders }, schema: Anything })
  } catch (error) {
    // another label was paid since the balance was read
    throw error instanceof FreightRefused && error.status === PAYMENT_REQUIRED ? new BalanceTooSmall() : error
  }
}

async function giveBack(options: Options, id: string) {
  const shipment = await shipmentOf(options, id)
  if (!shipment) throw new FreightUnavailable('Melhor Envio does not know what it has sold')
  if (shipment.isOver) return true
  const body = { orders: [id] }
  const known = await ask(options, { path: '/shipment/cancellable', body, schema: Returnable })
  if (!ReturnableOne.safeParse(known[id]).data?.cancellable) return false
  const order = { id, reason_id: REASON, description: 'O pacote não será enviado com esta etiqueta.' }
  const ended = await ask(options, { path: '/shipment/cancel', body: { order }, schema: Returned })
  // a repetition may succeed, so this is not a refusal
  if (!ReturnedOne.safeParse(ended[id]).data?.canceled) throw new FreightUnavailable('Melhor Envio cancelled no label')
  return true
}

function cartOf({ method, title, from, to, goods, valueCents, sides, grams, invoiceKey }: ParcelToLabel) {
  const [length, width, height] = sides
  return {
    service: serviceIdOf(method),
    from: partyOf(from),
    to: partyOf(to),
    products: goods.map(({ name, quantity, cents }) => ({ name, quantity, unitary_value: cents / 100 })),
    volumes: [{ height, width, length, weight: grams / 1000 }],
    options: {
      insurance_value: valueCents / 100,
      receipt: false,
      own_hand: false,
      reverse: false,
      // a parcel without a document travels with a declaration on paper
      non_commercial: invoiceKey === null,
      ...(invoiceKey !== null && { invoice: { key: invoiceKey } }),
      platform: 'Bra Cards',
      tags: [{ tag: title, url: null }],
    },
  }
}

const CPF_DIGITS = 11

/** A CNPJ goes into a field of its own. */
const partyOf = ({ name, document, email, phone, street, number, complement, district, city, uf, cep }: Party) => ({
  name,
  ...(document.length > CPF_DIGITS ? { company_document: document } : { document }),
  email,
  phone: phone ?? '',
  address: street,
  number,
  complement,
  district,
  city,
  state_abbr: uf,
  country_id: 'BR',
  postal_code: cep,
})

async function fileAt(url: string, timeoutMs: number) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const bytes = await bytesOf(answer, doors.labelFile.bounds.packedBytes)
    if (!answer.ok || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`status ${answer.status}`)
    return bytes.toString('base64')
  } catch (cause) {
    throw new FreightUnavailable('Melhor Envio gave no file', { cause })
  }
}

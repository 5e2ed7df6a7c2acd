import type { ZodType } from 'zod'
import { boxOf, type Parcel } from '../parcel.ts'
import { quoteFrom, serviceIds, Services, Shipments, trackedFrom } from './melhor-envio.schemas.ts'
import { type FreightProvider, FreightUnavailable } from './port.ts'

/** A cart waits for it. */
const TIMEOUT_MS = 4000

interface Options {
  baseUrl: string
  token: string
  /** Whom to write to when this client misbehaves: they refuse calls without. */
  contact: string
  timeoutMs?: number
}

/** Melhor Envio, or whatever speaks like it at `baseUrl`: https://docs.melhorenvio.com.br/reference */
export const melhorEnvio = (options: Options): FreightProvider => ({
  quotes: async (parcel) =>
    (await ask(options, Services, '/shipment/calculate', calculation(parcel))).flatMap(quoteFrom),
  tracking: async (codes) => {
    if (!codes.length) return new Map()
    const shipments = await ask(options, Shipments, '/shipment/tracking', { orders: codes.map(shipmentId) })
    return new Map(
      codes.flatMap((code) => {
        const shipment = shipments[shipmentId(code)]
        return shipment ? [[code, trackedFrom(shipment)] as const] : []
      }),
    )
  },
})

/** Theirs are UUIDs, which people type in capitals and without dashes. */
const shipmentId = (code: string) =>
  /^[\dA-F]{32}$/i.test(code) ? code.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : code

function calculation(parcel: Parcel) {
  const { valueCents, originCep, destinationCep } = parcel
  const { sides, grams } = boxOf(parcel)
  const [length, width, height] = sides
  const box = { width, height, length, weight: grams / 1000, insurance_value: valueCents / 100 }
  return {
    from: { postal_code: originCep },
    to: { postal_code: destinationCep },
    products: [{ id: '1', ...box, quantity: 1 }],
    options: { receipt: false, own_hand: false },
    services: serviceIds,
  }
}

async function ask<T>(options: Options, schema: ZodType<T>, path: string, body: object) {
  const { baseUrl, token, contact, timeoutMs = TIMEOUT_MS } = options
  const parsed = schema.safeParse(
    await answerOf(`${baseUrl}/api/v2/me${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': `Bra Cards (${contact})`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  if (!parsed.success) throw new FreightUnavailable('Melhor Envio answered something else', { cause: parsed.error })
  return parsed.data
}

async function answerOf(url: string, request: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(url, request)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await answer.json()
  } catch (cause) {
    throw new FreightUnavailable('Melhor Envio gave no answer', { cause })
  }
}

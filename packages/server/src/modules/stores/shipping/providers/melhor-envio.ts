import { boxOf, type Parcel } from '../parcel.ts'
import { ask, type Options } from './melhor-envio.call.ts'
import { quoteFrom, serviceIds, Services, Shipments, trackedFrom } from './melhor-envio.schemas.ts'
import type { FreightProvider } from './port.ts'

/** A cart waits for the answer. */
const TIMEOUT_MS = 4000

/** Melhor Envio, or any server with the same API at `baseUrl`: https://docs.melhorenvio.com.br/reference */
export const melhorEnvio = (given: Omit<Options, 'timeoutMs'> & Partial<Options>): FreightProvider => {
  const options = { timeoutMs: TIMEOUT_MS, ...given }
  return {
    quotes: async (parcel) => {
      const body = calculation(parcel)
      return (await ask(options, { path: '/shipment/calculate', body, schema: Services })).flatMap(quoteFrom)
    },
    tracking: async (codes) => {
      if (!codes.length) return new Map()
      const body = { orders: codes.map(shipmentId) }
      const shipments = await ask(options, { path: '/shipment/tracking', body, schema: Shipments })
      return new Map(
        codes.flatMap((code) => {
          const shipment = shipments[shipmentId(code)]
          return shipment ? [[code, trackedFrom(shipment)] as const] : []
        }),
      )
    },
  }
}

/** Melhor Envio's codes are UUIDs, which people type in capitals and without dashes. */
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

import { z } from 'zod'
import type { ParcelMethod, ParcelQuote, Tracked } from './port.ts'

/** The fields of the answer that we read; a service that does not carry the parcel has an error and no price. */
const Service = z.object({
  id: z.number(),
  error: z.string().nullish(),
  price: z.string().nullish(),
  custom_price: z.string().nullish(),
  delivery_time: z.number().int().nullish(),
  custom_delivery_time: z.number().int().nullish(),
})
export const Services = z.array(Service)

// written as "2026-11-20 14:03:00", in Brasília time
const At = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}/)
  .transform((text) => new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}-03:00`))
  .nullish()
const Shipment = z.object({ posted_at: At, delivered_at: At })
/** The API answers an empty list instead of an empty object if it knows nothing. */
export const Shipments = z.union([
  z.record(z.string(), Shipment),
  z.tuple([]).transform((): Record<string, z.output<typeof Shipment>> => ({})),
])

const ways: Record<number, Pick<ParcelQuote, 'code' | 'name' | 'insured'>> = {
  1: { code: 'pac', name: 'PAC', insured: true },
  2: { code: 'sedex', name: 'Sedex', insured: true },
  17: { code: 'mini', name: 'Mini Envios', insured: false },
}
export const serviceIds = Object.keys(ways).join(',')
export const serviceIdOf = (method: ParcelMethod) =>
  Number(Object.entries(ways).find(([, way]) => way.code === method)![0])

export function quoteFrom(service: z.output<typeof Service>): ParcelQuote[] {
  const way = ways[service.id]
  const price = service.custom_price ?? service.price
  const days = service.custom_delivery_time ?? service.delivery_time
  const cents = price ? centsOf(price) : null
  if (!way || service.error || cents === null || days === null || days === undefined) return []
  return [{ ...way, cents, days, tracked: true }]
}

/** Turns "18.5" into 1850; returns null if it is not a price. */
function centsOf(price: string) {
  const [, reais, centavos = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(price) ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(centavos.padEnd(2, '0'))
}

export const trackedFrom = (shipment: z.output<typeof Shipment>): Tracked => ({
  postedAt: shipment.posted_at ?? null,
  deliveredAt: shipment.delivered_at ?? null,
})

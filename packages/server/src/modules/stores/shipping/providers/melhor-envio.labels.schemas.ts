import { z } from 'zod'
import type { Shipment } from './labels.port.ts'

// one call answers "18.5" and another 18.5
const Price = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform((price) => Math.round(Number(price) * 100))
const Id = z.union([z.string().min(1), z.number()]).transform(String)

export const Reserved = z.object({ id: Id, price: Price })
export const Balance = z.object({ balance: Price })
/** This answer is ignored; the result is read from the shipment itself. */
export const Anything = z.unknown()

const Order = z.object({
  price: Price,
  status: z.string(),
  tracking: z.string().nullish(),
  paid_at: z.string().nullish(),
  generated_at: z.string().nullish(),
})
export const Bought = Order.transform(({ price, status, ...order }): Shipment => ({
  cents: price,
  isPaid: Boolean(order.paid_at) || ['released', 'generated', 'received', 'posted', 'delivered'].includes(status),
  isMade: Boolean(order.generated_at) || ['generated', 'received', 'posted', 'delivered'].includes(status),
  isOver: ['canceled', 'cancelled', 'expired'].includes(status),
  trackingCode: order.tracking || null,
}))

/** Tracking codes by the ids of shipments; the API answers an empty list if it knows none. */
export const Codes = z.union([
  z.record(
    z.string(),
    z.object({ tracking: z.string().nullish() }).transform(({ tracking }) => tracking ?? null),
  ),
  z.tuple([]).transform((): Record<string, string | null> => ({})),
])

/** Keyed by the id of each shipment, beside other keys. */
export const Made = z.record(z.string(), z.unknown())
export const MadeOne = z.object({ status: z.boolean(), message: z.string().optional() })
export const Returnable = z.record(z.string(), z.unknown())
export const ReturnableOne = z.object({ cancellable: z.boolean() })
export const Returned = z.record(z.string(), z.unknown())
export const ReturnedOne = z.object({ canceled: z.boolean() })
/** One file for each shipment, or only its URL. */
export const Files = z.union([z.url().transform((url) => [url]), z.array(z.url()).min(1)])

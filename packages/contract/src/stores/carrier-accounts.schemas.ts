import { z } from 'zod'
import { Said } from '../kit/said.ts'
import { Id, Instant } from '../kit/shapes.ts'

const OfStore = z.object({ store_id: Id })
const Done = z.object({ error: z.boolean(), message: Said })

/** The account that a store has at the carrier, with which it buys its labels instead of through the house. */
export const CarrierAccount = z.object({
  email: z.string(),
  connected_at: Instant,
  /** True if the carrier no longer accepts it, until the store connects again. */
  ended: z.boolean(),
})
export type CarrierAccount = z.output<typeof CarrierAccount>

export const carrierAccountsSchemas = {
  show: {
    params: OfStore,
    /** `available` is false if this installation has no application at the carrier. */
    reply: z.object({ available: z.boolean(), account: CarrierAccount.nullable() }),
  },
  connect: { body: OfStore, reply: z.object({ url: z.string() }) },
  finish: { body: z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(2000) }), reply: Done },
  disconnect: { params: OfStore, reply: Done },
}

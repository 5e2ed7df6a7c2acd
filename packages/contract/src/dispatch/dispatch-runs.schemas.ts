import { z } from 'zod'
import { Id, Instant, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

/** What is done with each parcel: its document; all that makes it ready to post; or that it was posted. */
const DispatchWork = z.enum(['issue', 'prepare', 'post'])
export type DispatchWork = z.output<typeof DispatchWork>
const MAX_DISPATCHED = 2000

const DispatchRun = z.object({
  id: z.int(),
  work: DispatchWork,
  all: z.int(),
  /** Parcels that are through, also those that failed. */
  done: z.int(),
  failed: z.array(z.object({ id: z.int(), order_id: z.int(), tracking_code: z.string().nullable(), why: Said })),
  started_at: Instant,
  ended_at: Instant.nullable(),
})
export type DispatchRun = z.output<typeof DispatchRun>

export const dispatchRunsSchemas = {
  /** Begins the work on parcels of one store; it goes on by itself. */
  start: {
    body: z.object({
      store_id: Id,
      work: DispatchWork,
      parcels: z
        .array(z.object({ id: Id, tracking_code: z.string().trim().max(40, 'Use no máximo 40 letras.').optional() }))
        .min(1, 'Escolha ao menos um pedido.')
        .max(MAX_DISPATCHED, `Escolha no máximo ${MAX_DISPATCHED} pedidos de uma vez.`),
    }),
    reply: result(DispatchRun),
  },
  /** The newest run of the store. */
  show: { params: z.object({ store_id: Id }), reply: z.object({ run: DispatchRun.nullable() }) },
}

import { z } from 'zod'
import { mostOrders, NO_ORDER } from './chosen-orders.ts'
import { mostLetters } from '../kit/field-sentences.ts'
import { Cents, Id, Instant, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

const DispatchWork = z.enum(['issue', 'prepare', 'post'])
export type DispatchWork = z.output<typeof DispatchWork>
const MAX_DISPATCHED = 2000

/** This service takes the notes of a store since an instant, because the service of its state is down. */
export const Contingency = z.object({ service: z.enum(['SVC-AN', 'SVC-RS']), since: Instant })
export type Contingency = z.output<typeof Contingency>

const StepOfRun = z.object({ all: z.int(), done: z.int() })

const DispatchRun = z.object({
  id: z.int(),
  work: DispatchWork,
  all: z.int(),
  done: z.int(),
  failed: z.array(
    z.object({
      id: z.int(),
      order_id: z.int(),
      tracking_code: z.string().nullable(),
      why: Said,
      code: z.string().nullable(),
    }),
  ),
  /** Counts what is done by now, also where the run found it done; `cents` is what the carrier's labels cost. */
  steps: z.object({
    documents: StepOfRun,
    labels: StepOfRun.extend({ cents: Cents }),
    ready: StepOfRun,
    posted: StepOfRun,
  }),
  started_at: Instant,
  ended_at: Instant.nullable(),
})
export type DispatchRun = z.output<typeof DispatchRun>

export const dispatchRunsSchemas = {
  start: {
    body: z.object({
      store_id: Id,
      work: DispatchWork,
      parcels: z
        .array(z.object({ id: Id, tracking_code: z.string().trim().max(40, mostLetters(40)).optional() }))
        .min(1, NO_ORDER)
        .max(MAX_DISPATCHED, mostOrders(MAX_DISPATCHED)),
    }),
    reply: result(DispatchRun),
  },
  estimate: {
    body: z.object({
      store_id: Id,
      ids: z.array(Id).min(1, NO_ORDER).max(MAX_DISPATCHED),
    }),
    reply: z.object({
      parcels: z.int(),
      documents: z.int(),
      model: z.literal([55, 99]),
      labels: z.int(),
      labels_cents: Cents,
      own_account: z.boolean(),
    }),
  },
  /** Ends the run after the parcels that are being worked on; those that are left can be dispatched anew. */
  stop: { body: z.object({ store_id: Id }), reply: result(DispatchRun) },
  figures: {
    params: z.object({ store_id: Id }),
    reply: z.object({
      to_send: z.int(),
      posted_today: z.int(),
      late: z.int(),
      oldest_late: Instant.nullable(),
      due_today: z.int(),
      without_document: z.int(),
      grams: z.int(),
      cents: Cents,
      contingency: Contingency.nullable(),
      /** No service took these documents; they are sent by themselves later. */
      unsent_documents: z.int(),
    }),
  },
  show: { params: z.object({ store_id: Id }), reply: z.object({ run: DispatchRun.nullable() }) },
}

import { z } from 'zod'
import { OwnFilter, ownOrders } from './listing-choice.schemas.ts'
import { ById, Id, Instant } from './shapes.ts'

/** A file as it is written to disk. */
const Sheet = z.object({ file_name: z.string(), content: z.string(), offers: z.int() })

const Fault = z.object({
  /** Of the file, its heading is line 1. */
  line: z.int(),
  column: z.string().nullable(),
  message: z.string(),
})
export type Fault = z.output<typeof Fault>

export const SheetImport = z.object({
  id: z.int(),
  file_name: z.string(),
  state: z.enum(['ready', 'running', 'done', 'cancelled']),
  /** Lines that can be written, and how many of them are. */
  total: z.int(),
  written: z.int(),
  /** What they do: foreseen while it is ready, done afterwards. */
  counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int() }),
  /** The first of them, in the order of their lines. */
  faults: z.array(Fault),
  faults_count: z.int(),
  created_at: Instant,
})
export type SheetImport = z.output<typeof SheetImport>

const done = { error: z.boolean(), message: z.string(), import: SheetImport }
const MAX_SHEET_BYTES = 5_000_000

export const sheetsSchemas = {
  /** Those named, or all that the filter leaves. */
  write: {
    body: OwnFilter.extend({
      store_id: Id,
      order: z.enum(ownOrders).default('name'),
      ids: z.array(Id).max(60_000).optional(),
    }),
    reply: Sheet,
  },
  /** Reads a sheet and says what it would do: nothing is written yet. */
  read: {
    maxBytes: MAX_SHEET_BYTES + 200_000,
    body: z.object({
      store_id: Id,
      name: z.string().trim().min(1).max(200),
      content: z.string().max(MAX_SHEET_BYTES, 'A planilha passa de 5 MB. Divida-a em partes.'),
    }),
    reply: z.object(done),
  },
  start: { body: ById, reply: z.object(done) },
  drop: { body: ById, reply: z.object(done) },
  show: { params: ById, reply: z.object({ import: SheetImport }) },
  faults: { params: ById, reply: Sheet },
  /** The one that runs or waits, or else the last. */
  last: { params: z.object({ store_id: Id }), reply: z.object({ import: SheetImport.nullable() }) },
}

import { z } from 'zod'
import { OwnFilter, ownOrders } from '../stores/listing-choice.schemas.ts'
import { ById, Id, Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

const Sheet = z.object({ file_name: z.string(), content: z.string(), offers: z.int() })

const Fault = z.object({
  /** Line of the file; the heading is line 1. */
  line: z.int(),
  column: z.string().nullable(),
  message: Said,
})
export type Fault = z.output<typeof Fault>

export const SheetImport = z.object({
  id: z.int(),
  file_name: z.string(),
  state: z.enum(['ready', 'running', 'done', 'cancelled']),
  /** Lines that can be imported, and how many have been. */
  total: z.int(),
  written: z.int(),
  /** What the lines do: a forecast until the import starts, a result afterwards. */
  counts: z.object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Offers beyond the limit of the store's plan; they stay paused until there is room. */
    waiting: z.int().default(0),
  }),
  /** How many offers the plan allows on sale; null for no limit. */
  allowed: z.int().nullable(),
  /** The first faults, by line. */
  faults: z.array(Fault),
  faults_count: z.int(),
  created_at: Instant,
})
export type SheetImport = z.output<typeof SheetImport>

const done = { error: z.boolean(), message: Said, import: SheetImport }
const MAX_SHEET_BYTES = 5_000_000

export const spreadsheetsSchemas = {
  /** The offers with these ids, or all that match the filter. */
  write: {
    body: OwnFilter.extend({
      store_id: Id,
      order: z.enum(ownOrders).default('name'),
      ids: z.array(Id).max(60_000).optional(),
    }),
    reply: Sheet,
  },
  /** Reads a spreadsheet and returns what it would do; nothing is saved yet. */
  read: {
    maxBytes: MAX_SHEET_BYTES + 200_000,
    body: z.object({
      store_id: Id,
      name: z.string().trim().min(1).max(200),
      content: z.string().max(MAX_SHEET_BYTES, 'A planilha passa de 5 MB. Divida-a em partes.'),
    }),
    reply: z.object(done),
  },
  /** `first` says which lines get the plan's free places: first of the sheet, highest price, or last. */
  start: { body: ById.extend({ first: z.enum(['sheet', 'value', 'last']).default('sheet') }), reply: z.object(done) },
  drop: { body: ById, reply: z.object(done) },
  show: { params: ById, reply: z.object({ import: SheetImport }) },
  faults: { params: ById, reply: Sheet },
  /** The import that runs or waits, or else the last one. */
  last: { params: z.object({ store_id: Id }), reply: z.object({ import: SheetImport.nullable() }) },
}

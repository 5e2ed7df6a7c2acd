import { z } from 'zod'
import { both } from '../kit/both.ts'
import { ById, Instant, numeral, Page, paged, PerPage, Reason, result, WithReason } from '../kit/shapes.ts'
import { MAX_PART_BYTES } from './upload-limits.ts'

export const CatalogFault = z.object({
  line: z.int(),
  file: z.string(),
  problem: z.string(),
})
export type CatalogFault = z.output<typeof CatalogFault>

export const CatalogImport = z.object({
  id: z.int(),
  format: z.string(),
  file_name: z.string(),
  sets_name: z.string().nullable(),
  reason: z.string(),
  operator: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(['uploading', 'running', 'done', 'cancelled', 'failed']),
  size: z.int(),
  received: z.int(),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  merged: z.int(),
  bad: z.int(),
  problem: z.string().nullable(),
  /** True if the server ended while it ran; it goes on by itself. */
  waits: z.boolean(),
  waits_for: z.object({ id: z.int(), file_name: z.string() }).nullable(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type CatalogImport = z.output<typeof CatalogImport>

const Name = z
  .string()
  .trim()
  .min(1, both('Escolha o arquivo.', 'Choose the file.'))
  .max(200, both('Use um nome mais curto.', 'Use a shorter name.'))

export const catalogImportsSchemas = {
  list: {
    query: z.object({ page: Page, per_page: PerPage }),
    reply: paged('imports', CatalogImport).extend({
      formats: z.array(z.object({ name: z.string(), takes: z.string() })),
    }),
  },
  /** Announces a file; its parts follow, and then `start`. */
  begin: {
    body: z.object({
      format: z.string().max(60),
      file_name: Name,
      size: z.int().min(1, both('O arquivo está vazio.', 'The file is empty.')),
      sets_name: Name.nullish(),
      reason: Reason,
    }),
    reply: result(CatalogImport),
  },
  show: { params: ById, reply: z.object({ import: CatalogImport, faults: z.array(CatalogFault) }) },
  /** `from` is the first byte of this part, which must follow those before. */
  part: {
    maxBytes: MAX_PART_BYTES,
    params: ById,
    query: z.object({ from: numeral(z.number().int().min(0)) }),
    reply: z.object({ received: z.int() }),
  },
  /** Some formats have the sets in a second file. */
  sets: { maxBytes: MAX_PART_BYTES, params: ById, reply: z.object({ received: z.int() }) },
  start: { params: ById, reply: result(CatalogImport) },
  cancel: { params: ById, body: WithReason, reply: result(CatalogImport) },
  faults: { params: ById, reply: z.object({ file_name: z.string(), content: z.string() }) },
}

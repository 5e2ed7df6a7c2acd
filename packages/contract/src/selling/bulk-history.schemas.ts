import { z } from 'zod'
import { OwnListing } from './inventory.schemas.ts'
import { ListingChange } from '../stores/listings.schemas.ts'
import { MassAction } from './bulk-edits.schemas.ts'
import { ById, Id, Instant, Page, paged, PerPage } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const BulkAction = z.union([
  MassAction,
  z.object({ kind: z.literal('import'), file_name: z.string() }),
  /** `seen` is how many offers the rules looked at. */
  z.object({ kind: z.literal('price_rules'), seen: z.int() }),
  /** The figure of these older changes was not recorded. */
  z.object({ kind: z.enum(['price', 'quantity']) }),
])
export type BulkAction = z.output<typeof BulkAction>

export const BulkChange = z.object({
  id: z.int(),
  action: BulkAction,
  by: z.string().nullable(),
  offers: z.int(),
  made_at: Instant,
  under_way: z.boolean(),
  undone_at: Instant.nullable(),
  restored: z.int().nullable(),
  problem: Said.nullable(),
})
export type BulkChange = z.output<typeof BulkChange>

const Fields = ListingChange.omit({ id: true, quantity_was: true })
const Line = z.object({
  listing_id: z.int(),
  name: z.string().nullable(),
  code: z.string().nullable(),
  condition: OwnListing.shape.condition.nullable(),
  language: OwnListing.shape.language.nullable(),
  /** Only the changed fields; null for an offer that was created. */
  before: Fields.nullable(),
  after: Fields.nullable(),
  reason: Said.nullable(),
  /** `fits` can be undone, `moved` changed since, `back` was undone, `stayed` was left by an undo. */
  state: z.enum(['fits', 'moved', 'back', 'stayed']),
})
export type BulkLine = z.output<typeof Line>

const PageQuery = z.object({ page: Page, per_page: PerPage })

export const bulkHistorySchemas = {
  list: {
    params: z.object({ store_id: Id }),
    query: PageQuery,
    reply: paged('changes', BulkChange).extend({ paused: BulkChange.nullable() }),
  },
  /** `fits` counts the offers that an undo would restore now; the others were changed or sold since. */
  show: {
    params: ById,
    query: PageQuery,
    reply: paged('lines', Line).extend({ change: BulkChange, fits: z.int(), moved: z.int() }),
  },
  /** Offers that were changed or sold since stay as they are. */
  undo: {
    body: ById,
    reply: z.object({ error: z.boolean(), message: Said, restored: z.int(), kept: z.int() }),
  },
}

import { z } from 'zod'
import { AskedPrice, MAX_PRICE_CENTS, MAX_STOCK, OwnListing, Stock } from './inventory.schemas.ts'
import { ById, Day, Id, Instant } from './shapes.ts'
import { OwnStore } from './stores.schemas.ts'

const percent = z
  .number('Digite a porcentagem.')
  .min(-90, 'O desconto vai até 90%.')
  .max(900, 'O aumento vai até 900%.')
  .multipleOf(0.1, 'Use no máximo uma casa decimal.')

/** `ninety` ends each new price in 90 cents, at the nearest. */
const rounding = z.enum(['none', 'ninety']).default('none')

/** What is to become of all that are chosen. */
export const MassAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price_percent'), percent, rounding }),
  z.object({
    kind: z.literal('price_amount'),
    cents: z.int('Digite o valor.').min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS),
    rounding,
  }),
  z.object({ kind: z.literal('price_set'), cents: AskedPrice }),
  /** The median paid in 90 days, or the lowest of the same variant elsewhere, and so much above or below it. */
  z.object({ kind: z.literal('price_market'), of: z.enum(['market', 'lowest']), percent, rounding }),
  z.object({ kind: z.literal('quantity_set'), quantity: Stock }),
  z.object({
    kind: z.literal('quantity_add'),
    quantity: z.int('Digite quantas unidades.').min(-MAX_STOCK).max(MAX_STOCK),
  }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('activate') }),
  z.object({ kind: z.literal('remove') }),
  /** Every offer of the store, whatever is chosen, until it is taken back. */
  z.object({ kind: z.literal('pause_all') }),
])
export type MassAction = z.output<typeof MassAction>

const MAX_CHOSEN = 60_000

const Asked = z.object({
  store_id: Id,
  ids: z.array(Id).max(MAX_CHOSEN, 'Escolha no máximo 60.000 ofertas.').default([]),
  action: MassAction,
})
export type MassAsked = z.output<typeof Asked>

/** Why offers stay as they are: a price out of bounds, units in the centre, nothing known of the market. */
export const MassObstacle = z.enum(['price_bounds', 'quantity_bounds', 'units_in_center', 'no_market'])
export type MassObstacle = z.output<typeof MassObstacle>

export const MassPreview = z.object({
  chosen: z.int(),
  changes: z.int(),
  /** As it is already what it would become. */
  unchanged: z.int(),
  obstacles: z.array(z.object({ reason: MassObstacle, offers: z.int() })),
  /** Lowest and highest price of those that change; null when no price does. */
  prices: z.object({ before: z.tuple([z.int(), z.int()]), after: z.tuple([z.int(), z.int()]) }).nullable(),
  /** Those that move most. */
  examples: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      code: z.string(),
      condition: OwnListing.shape.condition,
      price_cents: z.int(),
      new_price_cents: z.int(),
      quantity: z.int(),
      new_quantity: z.int(),
    }),
  ),
})
export type MassPreview = z.output<typeof MassPreview>

const MassChange = z.object({
  id: z.int(),
  kind: z.enum(['price', 'quantity', 'pause', 'activate', 'remove', 'pause_all']),
  offers: z.int(),
  made_at: Instant,
  undone_at: Instant.nullable(),
})
export type MassChange = z.output<typeof MassChange>

const done = { error: z.boolean(), message: z.string() }

export const massChangesSchemas = {
  preview: { body: Asked, reply: MassPreview },
  apply: { body: Asked, reply: z.object({ ...done, change: MassChange }) },
  /** The last twenty, newest first, and what pauses the whole store still. */
  list: { params: z.object({ store_id: Id }), reply: z.object({ changes: z.array(MassChange) }) },
  /** What was changed again since stays as it is. */
  undo: { body: ById, reply: z.object({ ...done, restored: z.int(), kept: z.int() }) },
  leave: {
    body: z.object({ store_id: Id, back_on: Day.nullable().default(null) }),
    reply: z.object({ ...done, store: OwnStore }),
  },
  comeBack: { body: z.object({ store_id: Id }), reply: z.object({ ...done, store: OwnStore }) },
}

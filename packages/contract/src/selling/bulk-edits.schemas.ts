import { z } from 'zod'
import { both } from '../kit/both.ts'
import { OwnListing } from './inventory.schemas.ts'
import { AskedPrice, Stock } from '../stores/listings.schemas.ts'
import { MAX_PRICE_CENTS, MAX_STOCK } from '../trade/limits.ts'
import { Day, Id } from '../kit/shapes.ts'
import { OwnStore } from '../stores/stores.schemas.ts'
import { Said } from '../kit/said.ts'

const percent = z
  .number(both('Digite a porcentagem.', 'Type the percentage.'))
  .min(-90, both('O desconto vai até 90%.', 'The discount goes up to 90%.'))
  .max(900, both('O aumento vai até 900%.', 'The increase goes up to 900%.'))
  .multipleOf(0.1, both('Use no máximo uma casa decimal.', 'Use one decimal place at most.'))

/** `ninety` ends each new price in 90 cents, at the nearest, unless that would reverse the change. */
const rounding = z.enum(['none', 'ninety']).default('none')

export const MassAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price_percent'), percent, rounding }),
  z.object({
    kind: z.literal('price_amount'),
    cents: z.int(both('Digite o valor.', 'Type the amount.')).min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS),
    rounding,
  }),
  z.object({ kind: z.literal('price_set'), cents: AskedPrice }),
  /** The price becomes the median paid in 90 days, or the lowest of other stores, plus a percentage. */
  z.object({ kind: z.literal('price_market'), of: z.enum(['market', 'lowest']), percent, rounding }),
  z.object({ kind: z.literal('quantity_set'), quantity: Stock }),
  z.object({
    kind: z.literal('quantity_add'),
    quantity: z.int(both('Digite quantas unidades.', 'Type how many units.')).min(-MAX_STOCK).max(MAX_STOCK),
  }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('activate') }),
  z.object({ kind: z.literal('remove') }),
  /** Pauses every offer of the store, whatever is selected, until it is undone. */
  z.object({ kind: z.literal('pause_all') }),
])
export type MassAction = z.output<typeof MassAction>

const MAX_CHOSEN = 60_000

const MassRequest = z.object({
  store_id: Id,
  ids: z
    .array(Id)
    .max(MAX_CHOSEN, both('Escolha no máximo 60.000 ofertas.', 'Choose at most 60,000 offers.'))
    .default([]),
  action: MassAction,
})
export type MassAsked = z.output<typeof MassRequest>

export const MassObstacle = z.enum(['price_bounds', 'quantity_bounds', 'units_in_center', 'no_market', 'no_passport'])
export type MassObstacle = z.output<typeof MassObstacle>

export const MassPreview = z.object({
  chosen: z.int(),
  changes: z.int(),
  unchanged: z.int(),
  /** Changed offers whose price does not end in 90 cents, because that would reverse the change. */
  unended: z.int(),
  obstacles: z.array(z.object({ reason: MassObstacle, offers: z.int() })),
  prices: z.object({ before: z.tuple([z.int(), z.int()]), after: z.tuple([z.int(), z.int()]) }).nullable(),
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

const done = { error: z.boolean(), message: Said }

export const bulkEditsSchemas = {
  preview: { body: MassRequest, reply: MassPreview },
  apply: { body: MassRequest, reply: z.object({ ...done, change: z.object({ id: z.int(), offers: z.int() }) }) },
  leave: {
    body: z.object({ store_id: Id, back_on: Day.nullable().default(null) }),
    reply: z.object({ ...done, store: OwnStore }),
  },
  comeBack: { body: z.object({ store_id: Id }), reply: z.object({ ...done, store: OwnStore }) },
}

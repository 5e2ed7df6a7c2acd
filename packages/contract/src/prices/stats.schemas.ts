import { z } from 'zod'
import { Product } from '../catalogue/catalog.schemas.ts'
import { Grade } from '../trade/offer.schemas.ts'
import { Day, Id, Page, paged, PerPage, withoutBlanks } from '../kit/shapes.ts'
import { extras, finishes, languages, offerConditions, rankTypes } from '../trade/trade.ts'

export const RankedProduct = Product.extend({
  position: z.int(),
  monthly_views: z.int(),
  monthly_sales: z.int(),
  /** Median price paid in the last 30 days against the 30 before, in percent; null without sales in both. */
  change_percent: z.number().nullable(),
})
export type RankedProduct = z.output<typeof RankedProduct>

export const PricePoint = z.object({ day: Day, min: z.int(), median: z.int(), max: z.int(), volume: z.int() })
export type PricePoint = z.output<typeof PricePoint>

export const Sale = z.object({
  id: z.int(),
  sold_at: z.iso.datetime({ offset: true }),
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  /** Leaves out the certificate, because it identifies a single copy. */
  grade: Grade.omit({ certificate: true }).nullable(),
  extras: z.array(z.enum(extras)),
  quantity: z.int(),
  unit_price_cents: z.int(),
  uf: z.string(),
})
export type Sale = z.output<typeof Sale>

export const Mover = Product.extend({ change_percent: z.number(), sparkline: z.array(z.int()) })
export type Mover = z.output<typeof Mover>

const variant = { condition: z.enum(offerConditions).optional(), finish: z.enum(finishes).optional() }

export const statsSchemas = {
  highAndLow: {
    body: withoutBlanks(
      z.object({
        type: z.enum(rankTypes),
        page: Page,
        per_page: PerPage,
        product_type: z.enum(['tcg', 'acs', 'bra']).optional(),
      }),
    ),
    reply: paged('products', RankedProduct),
  },
  prices: {
    body: withoutBlanks(
      z.object({
        id: Id,
        days: z.union([z.literal(30), z.literal(90), z.literal(180), z.literal(365)]).default(90),
        by: z.enum(['day', 'week']).optional(),
        /** Graded copies are left out, unless they are asked for. */
        ...variant,
        language: z.enum(languages).optional(),
      }),
    ),
    reply: z.object({
      points: z.array(PricePoint),
      /** It covers the whole window; null without sales. `sales` counts purchases, `volume` the units in them. */
      summary: z.object({ min: z.int(), median: z.int(), max: z.int(), volume: z.int(), sales: z.int() }).nullable(),
    }),
  },
  history: {
    body: withoutBlanks(z.object({ id: Id, page: Page, per_page: PerPage, ...variant })),
    reply: paged('sales', Sale),
  },
  /** Counts a view; the browser sends it, because the server cannot tell who looks at a page that it draws. */
  viewed: { body: z.object({ id: Id }), reply: z.object({ result: z.boolean() }) },
  movers: { reply: z.object({ up: z.array(Mover), down: z.array(Mover) }) },
}

import { z } from 'zod'
import { numeral } from '../kit/shapes.ts'
import { ShippingMethod } from '../stores/shipping.schemas.ts'
import { states } from '../trade/trade.ts'
import { regionCodes } from '../trade/regions.ts'
import { saleOrders } from './sales-filter.ts'

const Amount = numeral(z.number().int().min(0).max(100_000_000))

/** What narrows and sorts a store's list of sales, beside its tab and its search. */
export const saleFilters = {
  /** How it is sent. */
  carrier: ShippingMethod.shape.code.optional(),
  /** A state, or a region of the country. */
  place: z.enum([...regionCodes, ...states]).optional(),
  /** Those whose last day to post is over, or those for which it is over at the end of today. */
  due: z.enum(['late', 'today']).optional(),
  /** With or without a tax document by which it may travel. */
  document: z.enum(['with', 'without']).optional(),
  /** Least and greatest value of goods with freight, in cents. */
  from_cents: Amount.optional(),
  to_cents: Amount.optional(),
  /** Without it: newest first, and what waits to be posted by its last day. */
  order: z.enum(saleOrders).optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
}

/** The most parcels that can be chosen in one press. */
export const MOST_CHOSEN = 500

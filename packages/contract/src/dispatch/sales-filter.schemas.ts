import { z } from 'zod'
import { numeral } from '../kit/shapes.ts'
import { ShippingMethod } from '../stores/shipping.schemas.ts'
import { states } from '../trade/trade.ts'
import { regionCodes } from '../trade/regions.ts'
import { saleOrders } from './sales-filter.ts'

const Amount = numeral(z.number().int().min(0).max(100_000_000))

export const saleFilters = {
  carrier: ShippingMethod.shape.code.optional(),
  place: z.enum([...regionCodes, ...states]).optional(),
  due: z.enum(['late', 'today']).optional(),
  document: z.enum(['with', 'without']).optional(),
  from_cents: Amount.optional(),
  to_cents: Amount.optional(),
  /** Without an order the newest come first, and parcels that wait to be posted by their last day. */
  order: z.enum(saleOrders).optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
}

export const MOST_CHOSEN = 500

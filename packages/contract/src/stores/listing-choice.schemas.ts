import { z } from 'zod'
import { Id, Slug, Text } from '../kit/shapes.ts'
import { finishes, languages, offerConditions, productTypes } from '../trade/trade.ts'

export const listingTabs = ['all', 'available', 'paused', 'sold_out'] as const
export const ownOrders = [
  'newest',
  'name',
  'number',
  'category',
  'price_low',
  'price_high',
  'quantity',
  'stale',
  'position',
] as const

export const OwnFilter = z.object({
  tab: z.enum(listingTabs).default('all'),
  search: Text.optional(),
  type: z.enum(productTypes).optional(),
  goods: z.boolean().optional(),
  bra_center: z.boolean().optional(),
  lacks_passport: z.boolean().optional(),
  unconfirmed: z.boolean().optional(),
  business: Slug.optional(),
  category_id: Id.optional(),
  condition: z.enum(offerConditions).optional(),
  language: z.enum(languages).optional(),
  finish: z.enum(finishes).optional(),
})
export type OwnFilter = z.output<typeof OwnFilter>

export const IndexOwn = OwnFilter.extend({ store_id: Id, order: z.enum(ownOrders).default('newest') })
export type IndexOwn = z.output<typeof IndexOwn>

export const ListingView = z.object({
  id: z.int(),
  name: z.string(),
  view: OwnFilter.extend({ order: z.enum(ownOrders) }),
})
export type ListingView = z.output<typeof ListingView>

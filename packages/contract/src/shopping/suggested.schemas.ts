import { z } from 'zod'
import { Category, Product } from '../catalogue/catalog.schemas.ts'
import { Store } from '../stores/stores.schemas.ts'

export const Suggestions = z.object({
  products: z.array(Product),
  /** Ids of the products that only their rarity tells apart from another one with their set and number. */
  told_by_rarity: z.array(z.int()),
  categories: z.array(
    Category.pick({ id: true, name: true, slug: true, code: true, release_date: true, symbol: true }),
  ),
  stores: z.array(Store.pick({ id: true, name: true, slug: true, avatar: true, city: true, uf: true })),
  corrected: z.string().nullable(),
})
export type Suggestions = z.output<typeof Suggestions>

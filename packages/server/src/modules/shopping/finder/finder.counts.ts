import type { ProductFacet } from './finder.question.ts'

/** Products by category; numbers only, as there are hundreds of categories and each filter keeps its own. */
export interface CategoryCounts {
  /** Categories with any products, those with most first, then the newest. */
  ids: Int32Array
  /** Indexed by category id. */
  counts: Int32Array
}

/** Products for each value of a facet, whatever is chosen in it. Keys are ids, or values such as `NM` and `SP`. */
export interface Counts extends Record<ProductFacet, Map<number, number>> {
  categories: CategoryCounts
  conditions: Map<string, number>
  languages: Map<string, number>
  finishes: Map<string, number>
  ufs: Map<string, number>
  bra_center: number
  on_sale: number
  /** Null if nothing is on offer. */
  price: { min: number; max: number } | null
}

/** Returns the approximate bytes of the counts, without the categories. */
export const bytesOfCounts = (counts: Omit<Counts, 'categories'>) =>
  Object.values(counts).reduce<number>((bytes, each) => bytes + (each instanceof Map ? 200 + each.size * 48 : 0), 0)

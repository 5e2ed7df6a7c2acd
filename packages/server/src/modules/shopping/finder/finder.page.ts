import type { ProductOrder } from '@bra/contract/trade/trade'
import type { Text } from './finder.candidates.ts'
import type { Counts } from './finder.facets.ts'
import type { Hit } from './finder.hits.ts'
import type { OwnStandard } from './finder.prices.ts'
import type { Filter } from './finder.question.ts'

export interface ListQuestion {
  filter: Filter
  /** Null searches no text. */
  text: Text | null
  order: ProductOrder
  /** Decides which price of a product counts in the order `price_low`; null for the usual standard. */
  own?: OwnStandard | null
  /** Leaves out the products that stand on the shelves of the home page. */
  belowShelves?: boolean
}

export interface Cut {
  skip: number
  take: number
  /** The standard by which each hit names its best offer. */
  own?: OwnStandard | null
  /** True if the page also needs the counts of every facet. */
  counted?: boolean
}

export interface Page {
  hits: Hit[]
  /** Ids of all products of the window from which the page is cut, the hits among them. */
  around: number[]
  total: number
  counts: Counts | null
}

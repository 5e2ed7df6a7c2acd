import type { BegunSet } from '@bra/contract/shopping/collections.schemas'

type Counts = Pick<BegunSet, 'owned' | 'total' | 'extras_owned' | 'extras_total'>

/** Counts the cards of the printed size and those beyond it apart. */
export const partsOf = ({ owned, total, extras_owned, extras_total }: Counts) => ({
  printed: { owned: owned - extras_owned, total: total - extras_total },
  extras: { owned: extras_owned, count: extras_total },
})

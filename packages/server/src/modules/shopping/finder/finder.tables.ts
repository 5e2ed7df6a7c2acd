import type { Generated } from 'kysely'

export interface FinderTables {
  /** Which products every process must read again into its index; null means the vocabulary. */
  product_changes: {
    id: Generated<number>
    product_id: number | null
    /** True if a product's own row or the vocabulary changed, not only what is on offer. */
    of_catalogue: Generated<boolean>
    changed_tx: Generated<string>
    changed_at: Generated<Date>
  }
}

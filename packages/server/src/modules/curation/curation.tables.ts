export interface CurationTables {
  /** Where the addresses of products lead that are no more. */
  product_merges: { product_id: number; into_id: number; merged_at: Date; was: object }
}

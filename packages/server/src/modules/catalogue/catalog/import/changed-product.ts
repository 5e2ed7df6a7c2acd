import { isDeepStrictEqual } from 'node:util'
import type { ProductRow } from '../product-writing.queries.ts'
import type { StoredProduct } from './import.queries.ts'

/** The key is moved apart from the rest; the time of writing is no change. */
const untold = new Set(['source', 'source_id', 'created_at', 'updated_at'])

/** Says whether the merged row has another value than the stored one, which the database then need not compare. */
export const changesProduct = (stored: StoredProduct, row: ProductRow) =>
  Object.entries(row).some(
    ([column, value]) =>
      !untold.has(column) && !isDeepStrictEqual(value ?? null, stored[column as keyof StoredProduct] ?? null),
  )

import { isDeepStrictEqual } from 'node:util'
import { type ProductRow, uncompared } from '../catalog/index.ts'
import type { StoredProduct } from './imports.queries.ts'

/** Says whether the merged row has another value than the stored one, which the database then need not compare. */
export const changesProduct = (stored: StoredProduct, row: ProductRow) =>
  Object.entries(row).some(
    ([column, value]) =>
      !uncompared.has(column) && !isDeepStrictEqual(value ?? null, stored[column as keyof StoredProduct] ?? null),
  )

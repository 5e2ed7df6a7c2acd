import type { App } from '../../../app.ts'
import { saveProducts } from '../catalog/index.ts'
import { productsLike } from './imports.queries.ts'
import { type MissingNames, missingNames } from './shared-names.queries.ts'

const ROWS_A_CHUNK = 1000

/** Names belong to the card: a printing that was never translated is found and shown by the names of the others, too. */
export async function shareNames({ transaction }: Pick<App, 'transaction'>, categoryIds: number[]) {
  const missing = await transaction((tx) => missingNames(tx, categoryIds))
  for (let from = 0; from < missing.length; from += ROWS_A_CHUNK) {
    const byId = new Map(missing.slice(from, from + ROWS_A_CHUNK).map((one) => [one.id, one]))
    await transaction(async (tx) => {
      const stored = await productsLike(tx, [...byId.keys()], [])
      await saveProducts(
        tx,
        stored.map((row) => named(row, byId.get(row.id)!)),
      )
    })
  }
}

const named = <Row extends Pick<MissingNames, 'id'>>(row: Row, { name, other_names }: MissingNames) => ({
  ...row,
  ...(name !== null && { name }),
  ...(other_names && { other_names }),
})

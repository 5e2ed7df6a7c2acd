import type { App } from '../../../../app.ts'
import { saveProducts } from '../product-writing.queries.ts'
import { productsLike } from './import.queries.ts'
import { untranslated } from './shared-names.queries.ts'

const ROWS_A_CHUNK = 1000

/** Names belong to the card: a printing that was never translated is found and shown by the Portuguese name, too. */
export async function shareNames({ transaction }: Pick<App, 'transaction'>, categoryIds: number[]) {
  for (;;) {
    const count = await transaction(async (tx) => {
      const names = await untranslated(tx, categoryIds, ROWS_A_CHUNK)
      const stored = names.size ? await productsLike(tx, [...names.keys()], []) : []
      await saveProducts(
        tx,
        stored.map((row) => ({ ...row, name: names.get(row.id)! })),
      )
      return names.size
    })
    if (count < ROWS_A_CHUNK) return
  }
}

import { addressSlug } from '@bra/contract/trade/format'
import type { Tx } from '../../../platform/db.ts'
import { insertMissingBusinesses } from './adding.queries.ts'
import { saveCategories } from './product-writing.queries.ts'
import { houseLines, shelfSource, shelves } from './shelves.ts'

/** Inserts the categories of a new business only; those of one that exists are the operator's. */
export async function writeMissingShelves(tx: Tx) {
  const added = await insertMissingBusinesses(tx, houseLines)
  const rows = shelves.flatMap(({ code, name, nameEn, business }) => {
    const line = added.find(({ slug }) => slug === business)
    if (!line) return []
    const place = { business_id: line.id, type: line.kind, source: shelfSource, source_id: code }
    return { ...place, code, name, name_en: nameEn, slug: addressSlug(name) }
  })
  if (rows.length) await saveCategories(tx, rows)
}

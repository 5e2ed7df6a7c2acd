import type { CodeOwner } from './import.queries.ts'
import { Known } from './known.ts'
import { authority, type BadRow, type ImportedCard, type LineOfFile } from './import.types.ts'

type ImportedRow = LineOfFile & { card: ImportedCard }

interface StoredCodes {
  owners: CodeOwner[]
  merged: { id: string; business: string | null }[]
}

/** Refuses rows whose code is another product's (all games share codes), and skips rows of merged products. */
export function siftByCode(rows: ImportedRow[], stored: StoredCodes) {
  const known = new Known(stored.owners)
  const owners = new Map<string, CodeOwner>()
  const kept: ImportedRow[] = []
  const refused: BadRow[] = []
  let merged = 0
  for (const row of rows) {
    const { id } = row.card
    const found = owners.get(id) ?? known.of(row.card)
    if (!found && isMerged(stored.merged, row.card)) {
      merged++
      continue
    }
    const owner = found ?? ownerOf(row.card)
    owners.set(id, owner)
    if (isMeant(owner, row.card)) kept.push(row)
    else refused.push({ file: row.file, line: row.line, problem: problemOf(owner) })
  }
  return { kept, refused, merged }
}

const isMerged = (merged: StoredCodes['merged'], { id, set }: ImportedCard) =>
  merged.some((gone) => gone.id === id && (gone.business ?? set.business.slug) === set.business.slug)

/** A product of the house is matched by name only; a product from a catalogue by its id, so it may be renamed. */
function isMeant(owner: CodeOwner, { id, set, namePt, nameEn }: ImportedCard) {
  if (owner.business !== set.business.slug) return false
  if (owner.source in authority) return owner.source_id === id
  return [namePt, nameEn].some((name) => name !== null && [owner.name, owner.name_en].includes(name))
}

const problemOf = ({ code, name, business_name }: CodeOwner) =>
  `o código ${code} já é de "${name}", de ${business_name}: esta linha precisa de outro`

const ownerOf = ({ id, namePt, nameEn, set }: ImportedCard): CodeOwner => ({
  code: id,
  name: namePt ?? nameEn ?? id,
  name_en: nameEn,
  source: set.source,
  source_id: id,
  business: set.business.slug,
  business_name: set.business.name,
})

import type { CodeOwner } from './import.queries.ts'
import { Known } from './known.ts'
import { authority, type BadRow, type ImportedCard, type Place } from './import.types.ts'

type Row = Place & { card: ImportedCard }

interface Stored {
  owners: CodeOwner[]
  merged: { id: string; business: string | null }[]
}

/**
 * Codes are one list for all games, so a row may name one that is of another product: it is refused. One whose product
 * an operator has merged into another brings nothing back.
 */
export function siftByCode(rows: Row[], stored: Stored) {
  const known = new Known(stored.owners)
  const owners = new Map<string, CodeOwner>()
  const kept: Row[] = []
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

const isMerged = (merged: Stored['merged'], { id, set }: ImportedCard) =>
  merged.some((gone) => gone.id === id && (gone.business ?? set.business.slug) === set.business.slug)

/** Only the name tells whether a row means what the house itself put in; a catalogue may rename its own. */
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

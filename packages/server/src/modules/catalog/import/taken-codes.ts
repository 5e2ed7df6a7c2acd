import type { CodeOwner } from './import.queries.ts'
import { authority, type BadRow, type ImportedCard, type Place } from './import.types.ts'

type Row = Place & { card: ImportedCard }

/** Codes are one list for all games, so a row may name one that is of another product: it is refused. */
export function siftByCode(rows: Row[], stored: CodeOwner[]) {
  const owners = new Map(stored.map((owner) => [owner.code, owner]))
  const kept: Row[] = []
  const refused: BadRow[] = []
  for (const row of rows) {
    const owner = owners.get(row.card.id) ?? ownerOf(row.card)
    owners.set(row.card.id, owner)
    if (isMeant(owner, row.card)) kept.push(row)
    else refused.push({ file: row.file, line: row.line, problem: problemOf(owner) })
  }
  return { kept, refused }
}

/** Only the name tells whether a row means what the house itself put in; a catalogue may rename its own. */
function isMeant(owner: CodeOwner, { set, namePt, nameEn }: ImportedCard) {
  if (owner.business !== set.business.slug) return false
  return (
    owner.source in authority ||
    [namePt, nameEn].some((name) => name !== null && [owner.name, owner.name_en].includes(name))
  )
}

const problemOf = ({ code, name, business_name }: CodeOwner) =>
  `o código ${code} já é de "${name}", de ${business_name}: esta linha precisa de outro`

const ownerOf = ({ id, namePt, nameEn, set }: ImportedCard): CodeOwner => ({
  code: id,
  name: namePt ?? nameEn ?? id,
  name_en: nameEn,
  source: set.source,
  business: set.business.slug,
  business_name: set.business.name,
})

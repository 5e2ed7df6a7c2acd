import type { StoredProduct } from './imports.queries.ts'
import { authority, type BadRow, type ImportedCard, type LineOfFile } from './imports.types.ts'
import { idInGame, idsOf, type StoredCards } from './stored-cards.ts'

export type ImportedRow = LineOfFile & { card: ImportedCard }
export interface FoundCard {
  card: ImportedCard
  stored: StoredProduct | undefined
}

interface Siftings {
  stored: StoredCards
  merged: { id: string; business: string | null }[]
  isClaimed(row: StoredProduct): boolean
}

interface Owner {
  code: string
  name: string
  business: string
  business_name: string
}

/** Finds the product of each row; refuses rows whose code is another product's, and skips rows of merged products. */
export function siftRows(rows: ImportedRow[], { stored, merged, isClaimed }: Siftings) {
  const fresh = new Map<string, Owner>()
  const claimed = new Set(rows.flatMap(({ card }) => stored.withId(card) ?? []))
  const sifted = { found: [] as FoundCard[], refused: [] as BadRow[], merged: 0 }
  const isFree = (row: StoredProduct) => !claimed.has(row) && !isClaimed(row)
  const ownerOf = (id: string) => fresh.get(id) ?? stored.ownerOf(id)
  const freeIdOf = (card: ImportedCard) => {
    const owner = ownerOf(card.id)
    return owner && owner.business !== card.set.business.slug ? idInGame(card) : card.id
  }
  const keep = (card: ImportedCard, row: StoredProduct, id: string) => {
    claimed.add(row)
    sifted.found.push({ card: { ...card, id }, stored: row })
  }
  for (const { card, file, line } of rows) {
    const refuse = (problem: string) => sifted.refused.push({ file, line, problem })
    const own = stored.withId(card) ?? ofTheHouse(card, stored)
    const alike = own ? undefined : stored.like(card, isFree)
    if (own && isClaimed(own)) refuse(claimedBefore(own))
    else if (own) keep(card, own, own.source_id)
    else if (alike) keep(card, alike, alike.source === card.set.source ? alike.source_id : freeIdOf(card))
    else if (isMerged(merged, card)) sifted.merged++
    else {
      const id = freeIdOf(card)
      const rival = ownerOf(id)
      if (rival) refuse(problemOf(rival))
      else {
        fresh.set(id, ownerFrom(card, id))
        sifted.found.push({ card: { ...card, id }, stored: undefined })
      }
    }
  }
  return sifted
}

const claimedBefore = ({ name, code }: Owner) =>
  `o produto "${name}", de código ${code}, já é de outra linha do arquivo`

/** A product of the house is known by its code and its name. */
function ofTheHouse(card: ImportedCard, stored: StoredCards) {
  const row = idsOf(card)
    .map((id) => stored.ownerOf(id))
    .find((owner) => owner?.business === card.set.business.slug)
  if (!row || row.source in authority) return undefined
  const isMeant = [card.namePt, card.nameEn].some((name) => name !== null && [row.name, row.name_en].includes(name))
  return isMeant ? row : undefined
}

const isMerged = (merged: Siftings['merged'], card: ImportedCard) =>
  merged.some(
    (gone) => idsOf(card).includes(gone.id) && (gone.business ?? card.set.business.slug) === card.set.business.slug,
  )

const problemOf = ({ code, name, business_name }: Owner) =>
  `o código ${code} já é de "${name}", de ${business_name}: esta linha precisa de outro`

const ownerFrom = ({ namePt, nameEn, set }: ImportedCard, code: string): Owner => ({
  code,
  name: namePt ?? nameEn ?? code,
  business: set.business.slug,
  business_name: set.business.name,
})

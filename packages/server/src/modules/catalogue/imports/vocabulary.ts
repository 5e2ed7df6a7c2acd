import { addressSlug } from '@bra/contract/trade/format'
import type { Tx } from '../../../platform/db.ts'
import { saveCategories, tagsNamed } from '../catalog/index.ts'
import { adoptedRow } from './adopted-row.ts'
import { adoptRows, idsBySlug, setsOfBusiness, setsOfIds, type StoredSet } from './imports.queries.ts'
import { authority, type BusinessWord, type ImportedCard, type ImportedSet } from './imports.types.ts'
import { categoryRow } from './merge.ts'
import { saveBusinesses, saveElements, saveRarities } from './vocabulary.queries.ts'

type Tags = Awaited<ReturnType<typeof tagsNamed>>

export class Vocabulary {
  readonly #sets = new Map<ImportedSet, StoredSet>()
  #rarities = new Map<string, number>()
  #elements = new Map<string, number>()
  #brands: Tags = new Map()
  #leagues: Tags = new Map()

  /** Names that the database does not know yet are added to it; sets that are `settled` are read alone. */
  static async of(tx: Tx, cards: ImportedCard[], settled: ReadonlyMap<ImportedSet, number>) {
    const vocabulary = new Vocabulary()
    const businesses = await vocabulary.#businessesOf(tx, cards)
    const placedIn = <Word extends { isOfGame: boolean }>(card: ImportedCard, word: Word) => ({
      ...word,
      business_id: word.isOfGame ? businesses.get(card.set.business.slug)! : null,
    })
    const rarities = cards.flatMap((card) => (card.rarity ? [placedIn(card, card.rarity)] : []))
    vocabulary.#rarities = await added(await idsBySlug(tx, 'rarities'), rarities, (rows) => saveRarities(tx, rows))
    const elements = cards.flatMap((card) => card.elements.map((element) => placedIn(card, element)))
    vocabulary.#elements = await added(await idsBySlug(tx, 'elements'), elements, (rows) => saveElements(tx, rows))
    const named = (kind: 'brand' | 'league') =>
      tagsNamed(tx, kind, [...new Set(cards.flatMap((card) => card[kind] ?? []))])
    vocabulary.#brands = await named('brand')
    vocabulary.#leagues = await named('league')
    const all = [...new Set(cards.map((card) => card.set))]
    await vocabulary.#readSettled(tx, all, settled)
    const sets = all.filter((set) => !vocabulary.#sets.has(set))
    for (const [slug, businessId] of businesses) {
      const own = sets.filter((set) => set.business.slug === slug)
      if (own.length) await vocabulary.#saveSetsOfBusiness(tx, businessId, own)
    }
    return vocabulary
  }

  setOf(card: ImportedCard) {
    return this.#sets.get(card.set)!
  }

  idsOfSets = () => [...this.#sets].map(([set, { id }]) => [set, id] as const)

  wordsOf(card: ImportedCard) {
    return {
      rarityId: card.rarity ? this.#rarities.get(card.rarity.slug)! : null,
      elementIds: card.elements.map((element) => this.#elements.get(element.slug)!),
      brandId: card.brand === null ? null : this.#brands.get(addressSlug(card.brand))!.id,
      leagueId: card.league === null ? null : this.#leagues.get(addressSlug(card.league))!.id,
    }
  }

  async #readSettled(tx: Tx, sets: ImportedSet[], settled: ReadonlyMap<ImportedSet, number>) {
    const ids = sets.flatMap((set) => settled.get(set) ?? [])
    const rows = new Map(ids.length ? (await setsOfIds(tx, ids)).map((row) => [row.id, row]) : [])
    for (const set of sets) {
      const row = rows.get(settled.get(set) ?? 0)
      if (row) this.#sets.set(set, row)
    }
  }

  async #businessesOf(tx: Tx, cards: ImportedCard[]) {
    const named = new Map(cards.map(({ set }) => [set.business.slug, set.business]))
    const known = await idsBySlug(tx, 'businesses')
    return added(known, [...named.values()], (rows) => saveBusinesses(tx, placed(rows, known.size)))
  }

  async #saveSetsOfBusiness(tx: Tx, businessId: number, sets: ImportedSet[]) {
    const ids = sets.map((set) => set.id)
    const before = await setsOfBusiness(tx, businessId, ids)
    const stored = new Map(sets.map((set) => [set, storedOf(set, before)]))
    const taken = new Map(before.map((row) => [row.code, row.source_id]))
    const slugs = new Set(before.map((row) => row.slug))
    const rows = sets.map((set) => {
      const row = categoryRow(set, stored.get(set), {
        businessId,
        code: freeCode(set, stored.get(set), taken),
        slug: freeSlug(set, slugs),
      })
      taken.set(row.code, row.source_id)
      slugs.add(row.slug)
      return row
    })
    const adopted = sets.flatMap((set, at) => adoptedRow(stored.get(set), rows[at]!))
    if (adopted.length) await adoptRows(tx, 'categories', adopted)
    await saveCategories(tx, rows)

    const after = new Map((await setsOfBusiness(tx, businessId, ids)).map((row) => [keyOf(row), row]))
    sets.forEach((set, at) => this.#sets.set(set, after.get(keyOf(rows[at]!))!))
  }
}

const keyOf = (row: { source: string; source_id: string }) => `${row.source}\n${row.source_id}`

/** Catalogues share ids; a set from a CSV may also be found by its code, and a set of a catalogue that a CSV brought. */
const storedOf = (set: ImportedSet, rows: StoredSet[]) =>
  rows.find((row) => row.source in authority && row.source_id === set.id) ??
  rows.find((row) => row.code === set.code && [set.source, row.source].includes('csv'))

/** Returns the printed code, or the id of the set if another set has that code. */
function freeCode(set: ImportedSet, stored: StoredSet | undefined, taken: Map<string, string>) {
  const own = stored?.source_id ?? set.id
  const isFree = set.code && set.ownsCode && (taken.get(set.code) ?? own) === own
  return isFree ? set.code! : set.id.toUpperCase()
}

function freeSlug(set: ImportedSet, taken: Set<string>) {
  const slug = addressSlug(set.namePt ?? set.nameEn ?? set.id)
  return taken.has(slug) ? addressSlug(`${slug} ${set.id}`) : slug
}

const placed = (rows: BusinessWord[], after: number) =>
  rows.map(({ slug, name, kind, open }, at) => ({
    ...{ slug, name, kind, position: after + at + 1 },
    open_finishes: open?.finishes ?? null,
    open_editions: open?.editions ?? null,
    open_languages: open?.languages ?? null,
  }))

async function added<Word extends { slug: string }>(
  known: Map<string, number>,
  words: Word[],
  save: (rows: Word[]) => Promise<Map<string, number>>,
) {
  const missing = [...new Map(words.map((word) => [word.slug, word])).values()].filter((word) => !known.has(word.slug))
  return missing.length ? new Map([...known, ...(await save(missing))]) : known
}

import { isDeepStrictEqual } from 'node:util'
import { addressSlug } from '@bra/contract/trade/format'
import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import { type CategoryRow, type ProductRow, uncompared } from '../catalog/index.ts'
import type { StoredProduct, StoredSet } from './imports.queries.ts'
import { authority, type ImportedCard, type ImportedSet, type Source } from './imports.types.ts'

/** Authority of rows that no catalogue brought: they are the house's own, and no catalogue overwrites them. */
const HOUSE = 9
const authorities = new Map<string, number>(Object.entries(authority))
const authorityOf = (source: string) => authorities.get(source) ?? HOUSE
const outranks = (source: Source, stored: { source: string } | undefined) =>
  !stored || authorityOf(source) >= authorityOf(stored.source)

interface BilingualName {
  namePt: string | null
  nameEn: string | null
}

/** A known Portuguese name is only replaced by another one; a catalogue never replaces a name of the house's own. */
function namesOf(
  given: BilingualName & { source: Source },
  stored: { name: string; name_en: string | null; source: string } | undefined,
) {
  const isOverruled = !outranks(given.source, stored)
  const translated = stored && stored.name !== stored.name_en ? stored.name : null
  const nameEn = isOverruled ? (stored?.name_en ?? given.nameEn) : (given.nameEn ?? stored?.name_en ?? null)
  const isOfTheShop = isOverruled && authorityOf(stored!.source) >= authority.csv
  // a source without a translation repeats the English name
  const saidPt = given.namePt === nameEn ? null : given.namePt
  const namePt = isOfTheShop ? (translated ?? saidPt) : (saidPt ?? translated)
  return { name: namePt ?? nameEn ?? stored?.name, name_en: nameEn }
}

/** Prefers a known value over null; of two known values, the one of the higher catalogue. */
function chooser(given: Source, stored: { source: string } | undefined) {
  const isOverruled = !outranks(given, stored)
  return <Value>(fresh: Value | null, kept: Value | null | undefined): Value | null =>
    isOverruled ? (kept ?? fresh) : (fresh ?? kept ?? null)
}

const unlessEmpty = <Item>(list: Item[] | null | undefined) => (list?.length ? list : null)

/** What one catalogue knows to exist stays beside what another does; a spreadsheet says the whole of it. */
function joiner(given: Source, stored: { source: string } | undefined) {
  const choose = chooser(given, stored)
  const isOfTheShop = given === 'csv' || authorityOf(stored?.source ?? given) >= authority.csv
  return (fresh: string[] | null, kept: string[] | null | undefined) => {
    if (isOfTheShop || !fresh?.length || !kept?.length) return choose(unlessEmpty(fresh), kept)
    const added = fresh.filter((code) => !kept.includes(code))
    return added.length ? [...kept, ...added] : kept
  }
}

/** Joins the names of all catalogues; of two names in one language, the one of the higher catalogue stays. */
function namesByLanguage(
  given: { source: Source },
  names: Record<string, string>,
  stored: { source: string; other_names: Record<string, string> } | undefined,
) {
  return outranks(given.source, stored) ? { ...stored?.other_names, ...names } : { ...names, ...stored?.other_names }
}

/** Everything that a source calls the set, as lists may name it so. */
const codesOf = ({ id, code, otherCodes }: ImportedSet, stored: StoredSet | undefined) =>
  [...new Set([...(stored?.other_codes ?? []), id, ...(code ? [code] : []), ...otherCodes])].sort()

/** `code` is a code that the set may take: no other set of its business has it. */
export function categoryRow(
  given: ImportedSet,
  stored: StoredSet | undefined,
  place: { businessId: number; code: string; slug: string },
): CategoryRow {
  const choose = chooser(given.source, stored)
  const names = namesOf(given, stored)
  return {
    business_id: place.businessId,
    type: stored?.type ?? given.business.kind,
    name: names.name ?? place.code,
    name_en: names.name_en,
    slug: stored?.slug ?? place.slug,
    code: choose(place.code, stored?.code)!,
    other_names: namesByLanguage(given, given.otherNames, stored),
    other_codes: codesOf(given, stored),
    kind: choose(given.kind, stored?.kind),
    parent_code: choose(given.parentCode, stored?.parent_code),
    series: choose(given.series, stored?.series),
    total: choose(given.total, stored?.total),
    printed_total: choose(given.printedTotal, stored?.printed_total),
    release_date: choose(given.releasedOn, stored?.release_date),
    symbol: choose(given.symbol, stored?.symbol),
    logo: choose(given.logo, stored?.logo),
    source: outranks(given.source, stored) ? given.source : stored!.source,
    source_id: outranks(given.source, stored) ? given.id : stored!.source_id,
    ...correctedOf(stored),
  }
}

const correctedOf = <Row extends { corrected: string[] }>(stored: Row | undefined): Partial<Row> =>
  Object.fromEntries((stored?.corrected ?? []).map((column) => [column, stored![column as keyof Row]])) as Partial<Row>

export interface Words {
  rarityId: number | null
  elementIds: number[]
  brandId: number | null
  leagueId: number | null
}

const codeOf = (given: ImportedSet, stored: StoredSet) =>
  stored.corrected.includes('code') ? stored.code : (given.code ?? stored.code)

/** Returns the number after the slash, which an operator corrects as the total of the set. */
const printedTotalOf = (set: StoredSet) =>
  set.corrected.includes('total') ? set.total : (set.printed_total ?? set.total)

export function productRow(
  given: ImportedCard,
  stored: StoredProduct | undefined,
  set: StoredSet,
  words: Words & { now: Date },
): ProductRow {
  const { source } = given.set
  const choose = chooser(source, stored)
  const join = joiner(source, stored)
  const { name, name_en } = namesOf({ ...given, source }, stored)
  const number = given.number
  const total = number ? totalReferenceOf(number, given.printedTotal ?? printedTotalOf(set)) : null
  return {
    ...stored,
    category_id: choose(set.id, stored?.category_id)!,
    type: stored?.type ?? set.type,
    name: name ?? given.id,
    name_en,
    card_key: choose(given.cardKey, stored?.card_key) ?? (given.needsKey ? given.id : null),
    slug: stored?.slug ?? addressSlug(`${name ?? ''} ${given.id}`),
    card_number: choose(number, stored?.card_number),
    number_sort: choose(number ? numberSort(number) : null, stored?.number_sort),
    code: stored?.code ?? given.id,
    reference: choose(number ? referenceOf(codeOf(given.set, set), number) : null, stored?.reference),
    reference_total: choose(total, stored?.reference_total),
    ean: choose(given.ean, stored?.ean),
    rarity_id: choose(words.rarityId, stored?.rarity_id),
    element_ids: choose(unlessEmpty(words.elementIds), unlessEmpty(stored?.element_ids)) ?? [],
    images: choose(unlessEmpty(given.images), unlessEmpty(stored?.images)) ?? [],
    kind: choose(given.kind, stored?.kind),
    text: choose(given.text, stored?.text),
    cost: choose(given.cost, stored?.cost),
    variant: choose(given.variant, stored?.variant),
    other_names: namesByLanguage(given.set, given.otherNames, stored),
    back_images: choose(unlessEmpty(given.backImages), unlessEmpty(stored?.back_images)) ?? [],
    finishes: join(given.finishes, stored?.finishes),
    editions: choose(unlessEmpty(given.editions), stored?.editions),
    languages: join(given.languages, stored?.languages),
    legality: choose(given.legality, stored?.legality),
    strength: choose(given.strength, stored?.strength),
    artist: choose(given.artist, stored?.artist),
    brand_id: choose(words.brandId, stored?.brand_id),
    league_id: choose(words.leagueId, stored?.league_id),
    weight_grams: choose(given.weightGrams, stored?.weight_grams) ?? 2,
    ncm: choose(given.ncm, stored?.ncm),
    source: outranks(source, stored) ? source : stored!.source,
    source_id: outranks(source, stored) ? given.id : stored!.source_id,
    created_at: stored?.created_at ?? words.now,
    updated_at: words.now,
    ...correctedOf(stored),
  }
}

/** Says whether the merged row has another value than the stored one, which the database then need not compare. */
export const changesProduct = (stored: StoredProduct, row: ProductRow) =>
  Object.entries(row).some(
    ([column, value]) =>
      !uncompared.has(column) && !isDeepStrictEqual(value ?? null, stored[column as keyof StoredProduct] ?? null),
  )

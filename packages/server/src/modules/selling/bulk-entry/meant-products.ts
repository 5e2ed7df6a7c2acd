import type { bulkEntrySchemas } from '@bra/contract/selling/bulk-entry.schemas'
import { choicesOf } from '@bra/contract/trade/choice-words'
import { referencesAbroad } from '@bra/contract/trade/printed-languages'
import { normalReference, type WantedReference } from '@bra/contract/trade/references'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { agreeing, productsAt, spellingsOf } from '../../shopping/card-lists/index.ts'
import { type Found, productsNamed as productsWhollyNamed, upToDate } from '../../shopping/finder/index.ts'
import { productsNamed, productsReferred, type ReferredProduct } from './bulk-entry.queries.ts'

type AskedLine = z.output<typeof bulkEntrySchemas.find.body>['lines'][number]

/** Most products returned for one reference. */
const MOST_MEANT = 6

/** Returns for each line the ids of the products that it may mean, the likeliest first. */
export async function productsMeant(app: App, lines: AskedLine[]): Promise<number[][]> {
  const [found, referred] = await Promise.all([upToDate(app), referredBy(app, lines)])
  const meant = lines.map((line, at) => {
    if (line.is_whole) return whollyNamed(found, line.reference)
    const ids = referred[at]!.length > 0 ? referred[at]! : productsAt(found, line.reference)
    return line.name === null ? ids : agreeing(found, ids, { name: line.name, named: whollyNamed(found, line.name) })
  })
  const isUnknown = (line: AskedLine, at: number) => meant[at]!.length === 0 && !line.is_whole && line.name === null
  const unknown = new Set(lines.filter(isUnknown).map(({ reference }) => reference))
  const named = await productsNamed(app.db, [...unknown], MOST_MEANT)
  return meant.map((ids, at) => {
    const line = lines[at]!
    return (isUnknown(line, at) ? (named.get(line.reference) ?? []) : ids).slice(0, MOST_MEANT)
  })
}

function whollyNamed(found: Found, name: string) {
  const spellings = spellingsOf(name)
  const named = productsWhollyNamed(found, spellings)
  return spellings.map((spelling) => named.get(spelling) ?? []).find((ids) => ids.length) ?? []
}

interface Wanted extends WantedReference {
  abroad: string[]
}

async function referredBy(app: App, lines: AskedLine[]) {
  const wanted = lines.map(({ reference, is_whole: isWhole }) =>
    isWhole ? null : { ...normalReference(reference), abroad: referencesAbroad(reference) },
  )
  const all = (part: keyof Wanted) => [...new Set(wanted.flatMap((one) => one?.[part] ?? []))]
  const known = await productsReferred(app.db, {
    references: [...all('references'), ...all('abroad')],
    totals: all('totals'),
    codes: all('codes'),
  })
  return wanted.map((one, at) => (one ? meantBy(one, known, lines[at]!) : []))
}

/** Matches by set and number; by number and total only if nothing matches that. Words of the line choose among several. */
function meantBy(wanted: Wanted, known: ReferredProduct[], line: { reference: string; choices: string[] }) {
  const exact = known.filter(
    ({ reference, code }) => wanted.references.includes(reference ?? '') || wanted.codes.includes(code.toUpperCase()),
  )
  const abroad = wanted.abroad.find((one) => known.some(({ reference }) => reference === one))
  const others = known.filter(
    ({ reference, total }) => (abroad && reference === abroad) || wanted.totals.includes(total ?? ''),
  )
  const found = exact.length > 0 ? exact : others
  return chosen(starred(found, line.reference), line.choices).map(({ id }) => id)
}

/** References leave out the star that tells "73★" from "73". */
function starred(found: ReferredProduct[], reference: string) {
  const star = reference.match(/[★†]/)?.[0] ?? null
  const same = found.filter(({ number }) => (number?.match(/[★†]/)?.[0] ?? null) === star)
  return same.length ? same : found
}

/** Keeps the products that all words fit; where no product does, the person chooses. */
function chosen(found: ReferredProduct[], choices: string[]) {
  if (!choices.length || found.length < 2) return found
  const fitting = found.filter(({ game, rarity, rarity_slug: slug, variant }) => {
    const own = choicesOf([game, rarity, slug, variant])
    return choices.every((choice) => own.has(choice))
  })
  return fitting.length ? fewestWords(fitting) : found
}

/** "Rara" is a word of "Super Rara", too: the rarity with the fewest words is meant. */
function fewestWords(found: ReferredProduct[]) {
  const count = ({ rarity, variant }: ReferredProduct) => choicesOf([rarity, variant]).size
  const least = Math.min(...found.map(count))
  return found.filter((one) => count(one) === least)
}

import type { EnterableProduct, bulkEntrySchemas, SavedEntry } from '@bra/contract/selling/bulk-entry.schemas'
import { choicesOf } from '@bra/contract/trade/choice-words'
import { finishMeant } from '@bra/contract/trade/copies'
import { referencesAbroad } from '@bra/contract/trade/printed-languages'
import { normalReference, type WantedReference } from '@bra/contract/trade/references'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { copiesOfProducts } from '../../catalogue/catalog/index.ts'
import { priceVariants } from '../../prices/fair-prices/index.ts'
import {
  enterListings,
  type Outcome,
  passportRuleOf,
  planSentence,
  whyRefused,
  withoutEmptyTerms,
} from '../inventory/index.ts'
import {
  type AskedVariant,
  productsNamed,
  productsOfSet,
  productsReferred,
  productsToEnter,
  type ReferredProduct,
} from './bulk-entry.queries.ts'

type Body<Name extends keyof typeof bulkEntrySchemas> = z.output<(typeof bulkEntrySchemas)[Name]['body']>

/** Most products returned for one reference. */
const MOST_MEANT = 6

export async function listChecklist(
  app: App,
  user: Actor,
  { store_id, category_id, page, per_page, ...variant }: Body<'checklist'>,
) {
  const storeId = ownStore(user, store_id)
  const { ids, total } = await productsOfSet(app.db, category_id, { page, per_page })
  const rows = await enterable(
    app,
    storeId,
    ids.map((product_id) => ({ product_id, ...variant, extras: [] })),
  )
  return { rows, paginate: paginate({ page, per_page }, total) }
}

export async function findLines(app: App, user: Actor, { store_id, lines }: Body<'find'>) {
  const storeId = ownStore(user, store_id)
  const wanted = lines.map(({ reference }) => ({ ...normalReference(reference), abroad: referencesAbroad(reference) }))
  const all = (part: keyof Wanted) => [...new Set(wanted.flatMap((one) => one[part]))]
  const known = await productsReferred(app.db, {
    references: [...all('references'), ...all('abroad')],
    totals: all('totals'),
    codes: all('codes'),
  })
  const referred = wanted.map((one, at) => meantBy(one, known, lines[at]!))
  const unknown = lines.filter((_, at) => referred[at]!.length === 0).map(({ reference }) => reference)
  const named = await productsNamed(app.db, [...new Set(unknown)], MOST_MEANT)
  const meant = referred.map((ids, at) => (ids.length > 0 ? ids : (named.get(lines[at]!.reference) ?? [])))
  const variants = meant.flatMap((ids, at) => {
    const { reference: _, choices: __, ...variant } = lines[at]!
    return ids.map((product_id) => ({ product_id, ...variant }))
  })
  const rows = await enterable(app, storeId, variants)
  let next = 0
  return { found: meant.map((ids) => rows.slice(next, (next += ids.length))) }
}

interface Wanted extends WantedReference {
  /** The same number as it is printed in other languages. */
  abroad: string[]
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
  return chosen(starred(found, line.reference), line.choices)
    .slice(0, MOST_MEANT)
    .map(({ id }) => id)
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

/** A finish that the printing does not have may be the shop's word for another one. */
async function enterable(app: App, storeId: number, asked: AskedVariant[]): Promise<EnterableProduct[]> {
  if (asked.length === 0) return []
  const copies = await copiesOfProducts(app.db, [...new Set(asked.map(({ product_id }) => product_id))])
  const variants = asked.map((one) => ({ ...one, finish: finishMeant(one.finish, copies.get(one.product_id)) }))
  const [rows, prices] = await Promise.all([
    productsToEnter(app.db, storeId, variants),
    priceVariants(app.db, app, variants, storeId),
  ])
  return rows.map((row, at) => ({
    ...row,
    finish: variants[at]!.finish,
    fair: prices[at]!.fair,
    lowest_cents: prices[at]!.lowest_cents,
  }))
}

/** Saves each listing under its own key; a key that was saved before gets its first answer again. */
export async function saveEntries(app: App, user: Actor, { store_id, if_exists, listings }: Body<'save'>) {
  const storeId = ownStore(user, store_id)
  const wishes = listings.map(({ key, ...listing }) => ({ key, listing: withoutEmptyTerms(listing) }))
  const outcomes = await app.transaction(async (tx) =>
    enterListings(tx, app, { storeId, wishes, ifExists: if_exists, passport: await passportRuleOf(tx, 'list') }),
  )
  return { error: false, message: 'Salvo com sucesso.', results: outcomes.map(told) }
}

const told = (outcome: Outcome): SavedEntry => ({
  outcome: outcome.outcome,
  id: outcome.id,
  message: noteOf(outcome),
  stock: stockOf(outcome),
})

const stockOf = (outcome: Outcome) => (outcome.outcome === 'refused' ? (outcome.had ?? null) : null)

function noteOf(outcome: Outcome) {
  if (outcome.outcome === 'refused') {
    const why = whyRefused(outcome)
    return outcome.had === undefined ? why : `${why} Agora há ${outcome.had}.`
  }
  if (outcome.unseen) return 'Fica pausada até ter o passaporte da condição: edite a oferta e fotografe a carta.'
  return outcome.waits ? planSentence(outcome.waits, 1) : null
}

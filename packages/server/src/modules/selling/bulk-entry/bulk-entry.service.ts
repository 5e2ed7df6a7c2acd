import type { EnterableProduct, bulkEntrySchemas, SavedEntry } from '@bra/contract/selling/bulk-entry.schemas'
import { errors } from '@bra/contract/kit/errors'
import { normalReference, type WantedReference } from '@bra/contract/trade/references'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { priceVariants } from '../../prices/fair-prices/index.ts'
import { enterListings, type Outcome, ownStore, planSentence, withoutEmptyTerms } from '../inventory/index.ts'
import { type AskedVariant, productsOfSet, productsReferred, productsToEnter } from './bulk-entry.queries.ts'

type Body<Name extends keyof typeof bulkEntrySchemas> = z.output<(typeof bulkEntrySchemas)[Name]['body']>

/** Most products returned for one reference. */
const MOST_MEANT = 6

export async function listChecklist(
  app: App,
  user: User,
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

export async function findLines(app: App, user: User, { store_id, lines }: Body<'find'>) {
  const storeId = ownStore(user, store_id)
  const wanted = lines.map(({ reference }) => normalReference(reference))
  const all = (part: keyof WantedReference) => [...new Set(wanted.flatMap((one) => one[part]))]
  const known = await productsReferred(app.db, {
    references: all('references'),
    totals: all('totals'),
    codes: all('codes'),
  })
  const meant = wanted.map((one) => meantBy(one, known))
  const variants = meant.flatMap((ids, at) => {
    const { reference: _, ...variant } = lines[at]!
    return ids.map((product_id) => ({ product_id, ...variant }))
  })
  const rows = await enterable(app, storeId, variants)
  let next = 0
  return { found: meant.map((ids) => rows.slice(next, (next += ids.length))) }
}

/** Matches by set and number; by number and total only if nothing matches that. */
function meantBy(wanted: WantedReference, known: Awaited<ReturnType<typeof productsReferred>>) {
  const exact = known.filter(
    ({ reference, code }) => wanted.references.includes(reference ?? '') || wanted.codes.includes(code.toUpperCase()),
  )
  const found = exact.length > 0 ? exact : known.filter(({ total }) => total && wanted.totals.includes(total))
  return found.slice(0, MOST_MEANT).map(({ id }) => id)
}

async function enterable(app: App, storeId: number, variants: AskedVariant[]): Promise<EnterableProduct[]> {
  if (variants.length === 0) return []
  const [rows, prices] = await Promise.all([
    productsToEnter(app.db, storeId, variants),
    priceVariants(app.db, app, variants),
  ])
  return rows.map((row, at) => ({ ...row, fair: prices[at]!.fair, lowest_cents: prices[at]!.lowest_cents }))
}

/** Saves each listing under its own key; a key that was saved before gets its first answer again. */
export async function saveEntries(app: App, user: User, { store_id, if_exists, listings }: Body<'save'>) {
  const storeId = ownStore(user, store_id)
  const wishes = listings.map(({ key, ...listing }) => ({ key, listing: withoutEmptyTerms(listing) }))
  const outcomes = await app.transaction((tx) => enterListings(tx, app, { storeId, wishes, ifExists: if_exists }))
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
    const [, why] = errors[outcome.code]
    return outcome.had === undefined ? why : `${why} Agora há ${outcome.had}.`
  }
  return outcome.waits ? planSentence(outcome.waits, 1) : null
}

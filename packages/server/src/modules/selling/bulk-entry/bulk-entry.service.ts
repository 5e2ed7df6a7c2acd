import type { EnterableProduct, entriesSchemas, SavedEntry } from '@bra/contract/entries.schemas'
import { errors } from '@bra/contract/errors'
import { normalReference, type WantedReference } from '@bra/contract/references'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { User } from '../../platform/routes.ts'
import { priceVariants } from '../fair-prices/index.ts'
import { enterListings, type Outcome, ownStore, planSentence } from '../inventory/index.ts'
import { type AskedVariant, productsOfSet, productsReferred, productsToEnter } from './entries.queries.ts'

type Body<Name extends keyof typeof entriesSchemas> = z.output<(typeof entriesSchemas)[Name]['body']>

/** Of one reference, the first of what it may mean. */
const MOST_MEANT = 6

export async function listChecklist(app: App, user: User, { store_id, category_id, ...variant }: Body<'checklist'>) {
  const storeId = ownStore(user, store_id)
  const ids = await productsOfSet(app.db, category_id)
  const rows = await enterable(
    app,
    storeId,
    ids.map((product_id) => ({ product_id, ...variant, extras: [] })),
  )
  return { rows }
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

/** Set and number before number and total: only where nothing has the first. */
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

/** Each under a key of its own; one that came already is answered as it was then. */
export async function saveEntries(app: App, user: User, { store_id, if_exists, listings }: Body<'save'>) {
  const storeId = ownStore(user, store_id)
  const wishes = listings.map(({ key, comment, ...listing }) => ({
    key,
    listing: { ...listing, comment: comment ?? undefined },
  }))
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

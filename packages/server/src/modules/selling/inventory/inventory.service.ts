import { say } from '@bra/contract/kit/saying'
import { FIRST_ROWS } from '@bra/contract/selling/inventory'
import type { IndexOwn } from '@bra/contract/stores/listing-choice.schemas'
import type { ListOwn, SaveListing } from '@bra/contract/selling/inventory.schemas'
import type { ListingChange } from '@bra/contract/stores/listings.schemas'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failSaying } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { placesOfStore } from '../../stores/listings/index.ts'
import { shownBy, showPhotos } from '../../ground/photos/index.ts'
import { enterListings } from './entering.ts'
import { listingsOfStore } from './listing-writing.queries.ts'
import { categoriesOfOwn, countsOfOwn, idsOfOwn, type OwnCategory, ownListings } from './own-listings.queries.ts'
import { cardOfStore } from './ownership.ts'
import { passportRuleOf } from './passport-rules.ts'
import { saveListings, type ToSave } from './saving.ts'
import { withoutEmptyTerms } from './saving.rules.ts'
import { messageOf, type Outcome, waitsOf, whyRefused } from './waiting.ts'

/** Days of sales that count for market prices. */
export const MARKET_DAYS = 90

/** Returns a page of a store's own offers; `counts` are of all tabs, `total` is of the open one. */
export async function listOwn(app: App, user: Actor, asked: ListOwn) {
  const storeId = ownStore(user, asked.store_id)
  const [store, counts, ids] = await Promise.all([
    cardOfStore(app.db, storeId),
    countsOfOwn(app.db, storeId, asked),
    idsOfOwn(app.db, asked, asked),
  ])
  const products = await listingsById(app, storeId, ids)
  const total = counts[asked.tab]
  return {
    products,
    paginate: paginate(asked, total),
    store,
    total,
    showing: products.length,
    availableCount: counts.available,
    pausedCount: counts.paused,
    soldOutCount: counts.sold_out,
  }
}

/** Returns what a grid needs to show and scroll; `rows` loads the rows after the first ones. */
export async function indexOwn(app: App, user: Actor, { with_rows, ...asked }: IndexOwn & { with_rows: boolean }) {
  const storeId = ownStore(user, asked.store_id)
  const listed = idsOfOwn(app.db, asked)
  const [ids, first_rows, counts, categories, plan] = await Promise.all([
    listed,
    with_rows ? listed.then((all) => listingsById(app, storeId, all.slice(0, FIRST_ROWS))) : undefined,
    countsOfOwn(app.db, storeId, asked),
    categoriesOfOwn(app.db, storeId),
    placesOfStore(app.db, storeId),
  ])
  return {
    ...{ ids, first_rows, counts, plan },
    categories: categories.filter(({ business }) => !asked.business || business === asked.business),
    games: gamesOf(categories),
  }
}

function gamesOf(categories: OwnCategory[]) {
  const games = Map.groupBy(
    categories.filter(({ type }) => type === 'tcg'),
    ({ business }) => business,
  )
  return [...games].map(([slug, own]) => ({
    slug,
    name: own[0]!.business_name,
    count: own.reduce((sum, { count }) => sum + count, 0),
  }))
}

export const rowsOfOwn = async (app: App, user: Actor, asked: { store_id: number; ids: number[] }) => ({
  rows: await listingsById(app, ownStore(user, asked.store_id), asked.ids),
})

export const listingsById = (app: App, storeId: number, ids: number[]) =>
  ownListings(app.db, storeId, ids, daysBefore(app.clock.now(), MARKET_DAYS))

export async function saveListing(app: App, user: Actor, { id, store_id, if_exists, key, ...asked }: SaveListing) {
  const storeId = ownStore(user, store_id)
  const toSave = id === undefined ? newOf(asked) : { id, ...changedOf(asked) }
  const saved = await app.transaction(async (tx) => {
    const asks = { storeId, ifExists: if_exists, passport: await passportRuleOf(tx, 'form') }
    const [outcome] = key
      ? await enterListings(tx, app, { ...asks, wishes: [{ key, listing: toSave }] })
      : await saveListings(tx, app, { ...asks, listings: [toSave] })
    if (outcome!.outcome === 'refused') return refuse(outcome!)
    if (toSave.photos || toSave.passport !== undefined) await keepShown(tx, app, { user, storeId, id: outcome!.id })
    return outcome!
  })
  // with a repeated key the offer may have been removed since
  const listing = (await listingsById(app, storeId, [saved.id]))[0] ?? fail('offer_not_found')
  const message = messageOf(say('Criado/Alterado com sucesso.', 'Saved.'), [saved.waits])
  return { error: false, message, result: listing }
}

/** Keeps the photos that the offer has now; a repeated call finds an offer that may have been removed since. */
async function keepShown(tx: Tx, app: App, { user, storeId, id }: { user: User; storeId: number; id: number }) {
  const [listing] = await listingsOfStore(tx, storeId, [id])
  if (listing) await showPhotos(tx, app, user.id, [{ by: shownBy(id), photos: listing.photos }])
}

function refuse(outcome: Extract<Outcome, { outcome: 'refused' }>): never {
  const { code, absent } = outcome
  return failSaying(code, absent?.message, absent && { [absent.field]: absent.message })
}

type OfferFields = Omit<SaveListing, 'id' | 'store_id' | 'if_exists' | 'key'>

const newOf = ({ quantity_was: _, seen: __, ...fresh }: OfferFields): ToSave => withoutEmptyTerms(fresh)

/** Keeps only the fields that the sender changed, so that changes of others meanwhile are not reverted. */
const changedOf = ({ seen = {}, ...asked }: OfferFields): Partial<typeof asked> =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(seen[field as keyof typeof seen]),
    ),
  )

export async function saveChanges(app: App, user: Actor, asked: { store_id: number; changes: ListingChange[] }) {
  const storeId = ownStore(user, asked.store_id)
  const outcomes = await app.transaction(async (tx) =>
    saveListings(tx, app, { storeId, listings: asked.changes, passport: await passportRuleOf(tx, 'grid') }),
  )
  const refused = outcomes.flatMap((one, at) =>
    one.outcome === 'refused' ? { id: asked.changes[at]!.id, code: one.code, message: whyRefused(one) } : [],
  )
  const saved = outcomes.flatMap((one) => (one.outcome === 'refused' ? [] : one.id))
  const waits = outcomes.flatMap((outcome) => waitsOf(outcome) ?? [])
  return {
    error: refused.length > 0,
    message: messageOf(usualReplies.saved, waits),
    saved,
    waiting: waits.length,
    refused,
  }
}

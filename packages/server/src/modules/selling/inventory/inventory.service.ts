import { errors } from '@bra/contract/errors'
import { FIRST_ROWS } from '@bra/contract/inventory'
import type { IndexOwn } from '@bra/contract/listing-choice.schemas'
import type { ListingChange, ListOwn, SaveListing } from '@bra/contract/inventory.schemas'
import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import { fail } from '../../platform/errors.ts'
import { paginate } from '../../platform/paging.ts'
import type { User } from '../../platform/routes.ts'
import { placesOfStore } from '../listings/index.ts'
import { shownBy, showPhotos } from '../photos/index.ts'
import { enterListings } from './entering.ts'
import { categoriesOfOwn, countsOfOwn, idsOfOwn, ownListings } from './own-listings.queries.ts'
import { cardOfStore, ownStore } from './ownership.ts'
import { saveListings, type ToSave } from './saving.ts'
import { messageOf, waitsOf } from './waiting.ts'

/** What the market paid is told of so many days. */
export const MARKET_DAYS = 90

/** A page of a store's own offers; the counts are those of the tabs, `total` that of the one that is open. */
export async function listOwn(app: App, user: User, asked: ListOwn) {
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

/** All that a grid has to know to stand and to scroll: the rows after the first come by `rows`, some at a time. */
export async function indexOwn(app: App, user: User, { with_rows, ...asked }: IndexOwn & { with_rows: boolean }) {
  const storeId = ownStore(user, asked.store_id)
  const listed = idsOfOwn(app.db, asked)
  const [ids, first_rows, counts, categories, plan] = await Promise.all([
    listed,
    with_rows ? listed.then((all) => listingsById(app, storeId, all.slice(0, FIRST_ROWS))) : undefined,
    countsOfOwn(app.db, storeId, asked),
    categoriesOfOwn(app.db, storeId),
    placesOfStore(app.db, storeId),
  ])
  return { ids, first_rows, counts, categories, plan }
}

export const rowsOfOwn = async (app: App, user: User, asked: { store_id: number; ids: number[] }) => ({
  rows: await listingsById(app, ownStore(user, asked.store_id), asked.ids),
})

export const listingsById = (app: App, storeId: number, ids: number[]) =>
  ownListings(app.db, storeId, ids, daysBefore(app.clock.now(), MARKET_DAYS))

/** Creates one offer, or changes the one named; under a key that came already it is answered as it was then. */
export async function saveListing(app: App, user: User, { id, store_id, if_exists, key, ...asked }: SaveListing) {
  const storeId = ownStore(user, store_id)
  const toSave = id === undefined ? newOf(asked) : { id, ...changedOf(asked) }
  const saved = await app.transaction(async (tx) => {
    const [outcome] = key
      ? await enterListings(tx, app, { storeId, wishes: [{ key, listing: toSave }], ifExists: if_exists })
      : await saveListings(tx, app, { storeId, listings: [toSave], ifExists: if_exists })
    if (outcome!.outcome === 'refused') return fail(outcome!.code)
    const { photos } = toSave
    const shown = photos && (id !== undefined || photos.length > 0)
    if (shown) await showPhotos(tx, app, user.id, [{ by: shownBy(outcome!.id), photos }])
    return outcome!
  })
  // under a key that came before, it may be gone since
  const listing = (await listingsById(app, storeId, [saved.id]))[0] ?? fail('offer_not_found')
  const message = messageOf('Criado/Alterado com sucesso.', [saved.waits])
  return { error: false, message, result: listing }
}

type Asked = Omit<SaveListing, 'id' | 'store_id' | 'if_exists' | 'key'>

/** Without a comment that of one that is there stays. */
const newOf = ({ quantity_was: _, seen: __, ...fresh }: Asked): ToSave => ({
  ...fresh,
  comment: fresh.comment ?? undefined,
})

/** What somebody else changed meanwhile is not set back by whoever left it as it was. */
const changedOf = ({ seen = {}, ...asked }: Asked): Partial<typeof asked> =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(seen[field as keyof typeof seen]),
    ),
  )

/** The changes of a grid: each is saved or refused for itself. */
export async function saveChanges(app: App, user: User, asked: { store_id: number; changes: ListingChange[] }) {
  const storeId = ownStore(user, asked.store_id)
  const outcomes = await app.transaction((tx) => saveListings(tx, app, { storeId, listings: asked.changes }))
  const refused = outcomes.flatMap((one, at) =>
    one.outcome === 'refused' ? { id: asked.changes[at]!.id, code: one.code, message: errors[one.code][1] } : [],
  )
  const saved = outcomes.flatMap((one) => (one.outcome === 'refused' ? [] : one.id))
  const waits = outcomes.flatMap((outcome) => waitsOf(outcome) ?? [])
  return {
    error: refused.length > 0,
    message: messageOf('Salvo com sucesso.', waits),
    saved,
    waiting: waits.length,
    refused,
  }
}

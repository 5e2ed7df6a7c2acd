import type { ErrorCode } from '@bra/contract/errors'
import type { ListingChange, NewListing } from '@bra/contract/inventory.schemas'
import { rankOfCondition } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { type ChangedOffer, refreshAfter } from '../listings/index.ts'
import {
  holdListings,
  idsOfVariants,
  insertListings,
  type ListingRow,
  listingsOfStore,
  typesOfProducts,
  updateListings,
} from './listing-writing.queries.ts'
import { holdSellingStore } from './ownership.ts'
import { decide, type Decided, keyOf } from './saving.rules.ts'
import { type Waits, waitingOf, withWaiting } from './waiting.ts'

/** A new offer, or what changes of one that is there; without a status or a comment that of one that is there stays. */
export type ToSave =
  | (Omit<NewListing, Unsaid> & Partial<Pick<NewListing, Unsaid>> & { photos?: string[]; quantity_was?: number })
  | (ListingChange & { photos?: string[] })

type Unsaid = 'status' | 'comment'

export interface Saving {
  storeId: number
  listings: ToSave[]
  /** A new offer of a variant that is there: refused, its units added up, or put in its place. */
  ifExists?: 'refuse' | 'add' | 'replace'
}

/**
 * What became of one of them, at its place; `had` are the units before of one that was there, or those there are of one whose stock moved.
 * `waits` where it is saved but its store's plan has no place for it now.
 */
export type Outcome =
  | { outcome: 'created' | 'changed' | 'unchanged'; id: number; had?: number; waits?: Waits }
  | { outcome: 'refused'; code: ErrorCode; id: number | null; had?: number }

/**
 * Saves many offers of one store at once, with all that is counted of them; the caller has checked whose store it is.
 * What one of them is refused for holds no other back.
 */
export async function saveListings(tx: Tx, app: Pick<App, 'clock'>, saving: Saving): Promise<Outcome[]> {
  const { storeId, listings } = saving
  const store = await holdSellingStore(tx, storeId)
  const known = await holdListings(tx, storeId, await offersInQuestion(tx, storeId, listings))
  const decided = await decideOn(tx, saving, known)

  const at = app.clock.now()
  const born = decided.created.map(kept)
  const ids = born.length
    ? await insertListings(tx, born, { store_id: storeId, store_open: store.isOpen, uf: store.uf, at })
    : []
  const moved = decided.changed.length ? await updateListings(tx, decided.changed.map(kept), at) : []
  const added: ChangedOffer[] = born.map((row, at) => ({ id: ids[at]!, store_id: storeId, product_id: row.product_id }))
  const waiting = waitingOf(await refreshAfter(tx, app, [...added, ...moved]))
  return decided.outcomes.map((outcome) => withWaiting(named(outcome, ids), waiting))
}

/** What would become of them now: nothing is held, and nothing written. A new one has an id below 0, of its own. */
export async function foreseeListings(db: Db, saving: Saving): Promise<Outcome[]> {
  const { storeId, listings } = saving
  const known = await listingsOfStore(db, storeId, await offersInQuestion(db, storeId, listings))
  const { outcomes, created } = await decideOn(db, saving, known)
  const ids = created.map((_, place) => -1 - place)
  return outcomes.map((outcome) => named(outcome, ids))
}

async function decideOn(db: Db, { listings, ifExists = 'refuse' }: Saving, known: ListingRow[]) {
  const types = await typesOfProducts(db, productsOf([...known, ...listings]))
  return decide(listings, { known: new Map(known.map((row) => [row.id, row])), types, ifExists })
}

const productsOf = (rows: (ListingRow | ToSave)[]) => [
  ...new Set(rows.flatMap((row) => ('product_id' in row ? row.product_id : []))),
]

/** The offers named, and those of the variants asked for. */
async function offersInQuestion(db: Db, storeId: number, listings: ToSave[]) {
  const ids = listings.flatMap((one) => ('id' in one ? one.id : []))
  const before = new Map((await listingsOfStore(db, storeId, ids)).map((row) => [row.id, row]))
  const variants = listings.flatMap((one) => {
    if (!('id' in one)) return one
    const was = before.get(one.id)
    return was && keyOf({ ...was, ...one }) !== keyOf(was) ? { ...was, ...one } : []
  })
  const same = variants.length ? await idsOfVariants(db, storeId, variants) : []
  return [...new Set([...ids, ...same])]
}

const kept = <T extends Omit<ListingRow, 'id'>>(row: T) => ({ ...row, condition_rank: rankOfCondition(row.condition) })

/** A new one has no id until it is written: it carries its place among them. */
const named = (outcome: Decided, ids: number[]): Outcome =>
  'place' in outcome ? { outcome: outcome.outcome, id: ids[outcome.place]! } : outcome

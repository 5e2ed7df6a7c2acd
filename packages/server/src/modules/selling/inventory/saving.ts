import type { Saying } from '@bra/contract/kit/saying'
import { rankOfCondition } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { copiesOfProducts } from '../../catalogue/catalog/index.ts'
import { type ChangedOffer, placesOfStore, refreshAfter } from '../../stores/listings/index.ts'
import { keepLines } from './changes.queries.ts'
import { changedLines, createdLine } from './change-lines.ts'
import {
  holdListings,
  idsOfVariants,
  insertListings,
  type ListingRow,
  listingsOfStore,
  updateListings,
} from './listing-writing.queries.ts'
import { holdSellingStore } from './ownership.ts'
import type { PassportRule } from './passport-rules.ts'
import { decide, type Decided, keyOf, type ToSave } from './saving.rules.ts'
import { type Outcome, waitingOf, withWaiting } from './waiting.ts'

export type { Outcome, ToSave }

export interface Saving {
  storeId: number
  listings: ToSave[]
  /** What to do with a new offer of an existing variant: refuse it, add its units, or replace the offer. */
  ifExists?: 'refuse' | 'add' | 'replace'
  passport?: PassportRule
  /** The change in the history that this belongs to, and the reason for each offer id. */
  under?: { changeId: number; reasons?: Map<number, Saying> }
}

/** Saves many offers of one store with their counts, each for itself. The caller has checked the owner. */
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
  if (saving.under) {
    const made = born.map((row, at) => createdLine(ids[at]!, row))
    await keepLines(tx, saving.under.changeId, [...made, ...changedLines(known, decided.changed, saving.under.reasons)])
  }
  const added: ChangedOffer[] = born.map((row, at) => ({ id: ids[at]!, store_id: storeId, product_id: row.product_id }))
  const waiting = waitingOf(await refreshAfter(tx, app, [...added, ...moved]))
  return decided.outcomes.map((outcome) => withWaiting(named(outcome, ids), waiting))
}

/** Foresees `saveListings` without locks; new ids are below 0. `waiting` counts offers without a place in the plan. */
export async function foreseeListings(db: Db, saving: Saving): Promise<{ outcomes: Outcome[]; waiting: number }> {
  const { storeId, listings } = saving
  const known = await listingsOfStore(db, storeId, await offersInQuestion(db, storeId, listings))
  const { outcomes, created, changed } = await decideOn(db, saving, known)
  const ids = created.map((_, place) => -1 - place)
  const wasAsking = new Map(known.map((row) => [row.id, isAsking(row)]))
  const [asked, left] = [
    created.filter(isAsking).length + changed.filter((row) => isAsking(row) && !wasAsking.get(row.id)).length,
    changed.filter((row) => !isAsking(row) && wasAsking.get(row.id)).length,
  ]
  const { limit, asking, waiting } = await placesOfStore(db, storeId)
  const over = limit === null ? 0 : Math.max(0, asking + asked - left - limit)
  return {
    outcomes: outcomes.map((outcome) => named(outcome, ids)),
    waiting: Math.min(asked, Math.max(0, over - waiting)),
  }
}

const isAsking = ({ status, quantity }: Pick<ListingRow, 'status' | 'quantity'>) =>
  status === 'available' && quantity > 0

async function decideOn(db: Db, { listings, ifExists = 'refuse', passport }: Saving, known: ListingRow[]) {
  const products = await copiesOfProducts(db, productsOf([...known, ...listings]))
  return decide(listings, { known: new Map(known.map((row) => [row.id, row])), products, ifExists, passport })
}

const productsOf = (rows: (ListingRow | ToSave)[]) => [
  ...new Set(rows.flatMap((row) => ('product_id' in row ? row.product_id : []))),
]

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

function named(outcome: Decided, ids: number[]): Outcome {
  if (!('place' in outcome)) return outcome
  const { place, ...rest } = outcome
  return { ...rest, id: ids[place]! }
}

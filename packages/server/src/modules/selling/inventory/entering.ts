import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { keepOutcomes, outcomesOfKeys } from './entering.queries.ts'
import { holdSellingStore } from './ownership.ts'
import { type Outcome, type Saving, saveListings, type ToSave } from './saving.ts'

/** The sender chooses the key, and keeps it until the answer is there. */
export interface Wish {
  key: string
  listing: ToSave
}

/** Saves each wish once: one that was granted is answered as it was then, since its answer may have been lost on the way. */
export async function enterListings(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { storeId, wishes, ifExists }: Omit<Saving, 'listings'> & { wishes: Wish[] },
): Promise<Outcome[]> {
  await holdSellingStore(tx, storeId)
  const keys = wishes.map(({ key }) => key)
  const before = await outcomesOfKeys(tx, storeId, keys)
  const fresh = new Map(wishes.flatMap(({ key, listing }) => (before.has(key) ? [] : [[key, listing]])))
  const saved = fresh.size ? await saveListings(tx, app, { storeId, listings: [...fresh.values()], ifExists }) : []
  const now = new Map([...fresh.keys()].map((key, at) => [key, saved[at]!]))
  // what was refused entered nothing: asked again, it is decided again
  const granted = new Map([...now].filter(([, { outcome }]) => outcome !== 'refused'))
  await keepOutcomes(tx, granted, { store_id: storeId, entered_at: app.clock.now() })
  return keys.map((key) => before.get(key) ?? now.get(key)!)
}

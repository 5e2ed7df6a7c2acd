import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { keepOutcomes, outcomesOfKeys } from './entering.queries.ts'
import { holdSellingStore } from './ownership.ts'
import { type Outcome, type Saving, saveListings, type ToSave } from './saving.ts'

/** The sender chooses the key and repeats it until it has an answer. */
export interface Wish {
  key: string
  listing: ToSave
}

/** Saves each wish once; a repeated key gets its first answer again, because that may have been lost on the way. */
export async function enterListings(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { wishes, ...saving }: Omit<Saving, 'listings'> & { wishes: Wish[] },
): Promise<Outcome[]> {
  const { storeId } = saving
  await holdSellingStore(tx, storeId)
  const keys = wishes.map(({ key }) => key)
  const before = await outcomesOfKeys(tx, storeId, keys)
  const fresh = new Map(wishes.flatMap(({ key, listing }) => (before.has(key) ? [] : [[key, listing]])))
  const saved = fresh.size ? await saveListings(tx, app, { ...saving, listings: [...fresh.values()] }) : []
  const now = new Map([...fresh.keys()].map((key, at) => [key, saved[at]!]))
  // a refusal stored nothing, so a repetition is decided again
  const granted = new Map([...now].filter(([, { outcome }]) => outcome !== 'refused'))
  await keepOutcomes(tx, granted, { store_id: storeId, entered_at: app.clock.now() })
  return keys.map((key) => before.get(key) ?? now.get(key)!)
}

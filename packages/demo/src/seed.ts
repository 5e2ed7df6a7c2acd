import { sql } from 'kysely'
import { writeMissingParameters } from '../src/modules/settings/index.ts'
import { writeFirstPlans } from '../src/modules/subscriptions/index.ts'
import type { Db, Tx } from '../src/platform/db.ts'
import { seedCatalog } from './insert/catalog.ts'
import { seedContent } from './insert/content.ts'
import { seedMarket } from './insert/market.ts'
import { seedShipping } from './insert/shipping.ts'
import { type World, worldAt, type WorldSize } from './world.ts'

const LOCK = 7_263_003

/** Whether anybody has an account: a catalogue and the data of the house come before the first one. */
export const isInhabited = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** Puts the one world beside what the house and imports have written; a database with people is left alone. */
export async function seedWorld(db: Db, options: WorldSize): Promise<void> {
  const world = worldAt(options)
  const isNew = await db.transaction().execute(async (tx) => {
    // several processes may start at once
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    if (await isInhabited(tx)) return false
    await insertAll(tx, world, options)
    return true
  })
  if (isNew) await sql`analyze`.execute(db)
}

async function insertAll(tx: Tx, world: World, { now, size }: WorldSize) {
  await writeMissingParameters(tx)
  await seedShipping(tx)
  await writeFirstPlans(tx)
  await seedCatalog(tx, world)
  await seedContent(tx, world)
  await seedMarket(tx, now, size)
}

import { writeMissingParameters } from '../src/modules/settings/index.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../src/platform/db.ts'
import { seedCatalog } from './insert/catalog.ts'
import { seedContent } from './insert/content.ts'
import { seedMarket } from './insert/market.ts'
import { seedPlans } from './insert/plans.ts'
import { seedShipping } from './insert/shipping.ts'
import { type World, worldAt, type WorldSize } from './world.ts'

const LOCK = 7_263_003

/** Fills an empty database with the one world; a database that has it already is left alone. */
export async function seedWorld(db: Db, options: WorldSize): Promise<void> {
  const world = worldAt(options)
  const isNew = await db.transaction().execute(async (tx) => {
    // several processes may start at once
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    const seeded = await tx.selectFrom('businesses').select('id').limit(1).executeTakeFirst()
    if (!seeded) await insertAll(tx, world, options)
    return !seeded
  })
  if (isNew) await sql`analyze`.execute(db)
}

async function insertAll(tx: Tx, world: World, { now, size }: WorldSize) {
  await writeMissingParameters(tx)
  await seedShipping(tx)
  await seedPlans(tx)
  await seedCatalog(tx, world)
  await seedContent(tx, world)
  await seedMarket(tx, now, size)
}

import { sql } from 'kysely'
import { isInhabited } from '@bra/server/modules/people/accounts/index'
import { writeMissingParameters } from '@bra/server/modules/ground/settings/index'
import { writeFirstPlans } from '@bra/server/modules/stores/subscriptions/index'
import type { Db, Tx } from '@bra/server/platform/db'
import { locks } from '@bra/server/platform/locks'
import { seedCatalog } from './insert/catalog.ts'
import { seedContent } from './insert/content.ts'
import { seedMarket } from './insert/market.ts'
import { seedShipping } from './insert/shipping.ts'
import { type World, worldAt, type WorldSize } from './world.ts'

/** Seeds the demo world beside the house's and imported rows; does nothing if anybody has an account. */
export async function seedWorld(db: Db, options: WorldSize): Promise<void> {
  const world = worldAt(options)
  const isNew = await db.transaction().execute(async (tx) => {
    // Several processes may start at once.
    await sql`select pg_advisory_xact_lock(${locks.demoWorld}::bigint)`.execute(tx)
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

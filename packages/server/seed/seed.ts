import { sql } from 'kysely'
import type { Db } from '../src/platform/db.ts'
import { seedCatalog } from './insert/catalog.ts'
import { seedParameters } from './insert/parameters.ts'
import { seedPlans } from './insert/plans.ts'
import { seedShipping } from './insert/shipping.ts'
import { worldAt, type WorldSize } from './world.ts'

/** Fills an empty database with the one world; a database that has it already is left alone. */
export async function seedWorld(db: Db, options: WorldSize): Promise<void> {
  const seeded = await db.selectFrom('parameters').select('code').limit(1).executeTakeFirst()
  if (seeded) return
  const world = worldAt(options)
  await db.transaction().execute(async (tx) => {
    await seedParameters(tx)
    await seedShipping(tx)
    await seedPlans(tx)
    await seedCatalog(tx, world)
  })
  await sql`analyze`.execute(db)
}

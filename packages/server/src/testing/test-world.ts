import type { Database } from '../platform/db.ts'
import { seedWorld } from '@bra/demo/seed'
import { testNow } from './test-now.ts'

/** The demo's named world, small enough to build in a few seconds. Tests send parcels without tax documents, but for those about them. */
export async function seedTestWorld(database: Database) {
  await seedWorld(database.db, { now: testNow, size: 'small' })
  await database.db.updateTable('parameters').set({ value: '0' }).where('code', '=', 'invoice_needed').execute()
}

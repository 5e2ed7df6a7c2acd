import type { Database } from '../platform/db.ts'
import { seedWorld } from '../../seed/seed.ts'
import { testNow } from './test-now.ts'

/** The same named world as the demo, small enough to build in a few seconds. */
export const seedTestWorld = (database: Database) => seedWorld(database.db, { now: testNow, size: 'small' })

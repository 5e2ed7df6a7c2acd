import type { Database } from '../platform/db.ts'
import { seedWorld } from '@bra/demo/seed'
import { testNow } from './test-now.ts'

/** The demo's named world, small enough to build in a few seconds. */
export const seedTestWorld = (database: Database) => seedWorld(database.db, { now: testNow, size: 'small' })

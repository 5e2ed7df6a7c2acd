import type { Tx } from '../../src/platform/db.ts'
import type { WorldSize } from '../seed.ts'
import { seedPeople } from './people.ts'

/** People, stores, offers, sales, views and reviews, onto a catalogue that is already there. */
export async function seedMarket(tx: Tx, now: Date, _size: WorldSize['size']): Promise<void> {
  await seedPeople(tx, now)
}

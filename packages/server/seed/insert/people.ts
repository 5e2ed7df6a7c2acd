import type { Tx } from '../../src/platform/db.ts'

export async function seedPeople(_tx: Tx, _now: Date): Promise<void> {}

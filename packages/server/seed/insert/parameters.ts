import type { Tx } from '../../src/platform/db.ts'
import { demoParameters } from '../parameters.ts'

export const seedParameters = (tx: Tx) => tx.insertInto('parameters').values(demoParameters).execute()

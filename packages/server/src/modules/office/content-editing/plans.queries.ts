import type { Tx } from '../../../platform/db.ts'

export const retirePlan = (tx: Tx, id: number) =>
  tx.updateTable('plans').set({ retired: true, highlighted: false }).where('id', '=', id).execute()

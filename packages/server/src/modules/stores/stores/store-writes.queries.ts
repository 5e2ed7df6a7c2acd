import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import type { Tx } from '../../../platform/db.ts'

export const setVacation = (tx: Tx, storeId: number, { isAway, backOn }: { isAway: boolean; backOn: string | null }) =>
  tx
    .updateTable('stores')
    .set({ status: isAway ? 'vacation' : 'open', back_on: backOn })
    .where('id', '=', storeId)
    .returning(['id', 'name', 'slug', 'status', 'city', 'uf', 'avatar', 'back_on'])
    .executeTakeFirstOrThrow() as Promise<OwnStore>

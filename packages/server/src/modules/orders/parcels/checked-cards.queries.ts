import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { Db, Tx } from '../../../platform/db.ts'

export const cardToCheck = (db: Db, storeOrderId: number, lineId: number) =>
  db
    .selectFrom('order_lines')
    .select(['passport', 'packed_at'])
    .where('id', '=', lineId)
    .where('store_order_id', '=', storeOrderId)
    .where('in_parcel', '>', 0)
    .executeTakeFirst()

export const setChecked = (tx: Tx, lineId: number, { at, passport }: { at: Date; passport: CardPassport | null }) =>
  tx
    .updateTable('order_lines')
    .set({ packed_at: at, packed_passport: passport && JSON.stringify(passport) })
    .where('id', '=', lineId)
    .execute()

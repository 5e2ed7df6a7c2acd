import type { Db } from '../../../platform/db.ts'
import { addressesOf } from '../../people/addresses/index.ts'

export const addressOfUser = (db: Db, id: number, userId: number) =>
  addressesOf(db, userId).selectAll().where('id', '=', id).executeTakeFirst()

import type { Personal } from '../../../module.ts'
import { deleteAddresses, everyAddress } from './address-book.queries.ts'
import { addressView } from './addresses.view.ts'

export const addressesOfAPerson: Personal = {
  records: async (db, userId) => ({
    Endereços: (await everyAddress(db, { id: userId, storeIds: [] })).map(addressView),
  }),
  forget: async (tx, userId) => void (await deleteAddresses(tx, userId)),
}

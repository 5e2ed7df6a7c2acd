import type { Personal } from '../../../module.ts'
import { deleteBankAccounts } from './bank-accounts.queries.ts'
import { bankAccountsOf } from './bank-accounts.service.ts'

export const walletOfAPerson: Personal = {
  records: async (db, userId) => ({ 'Contas bancárias': await bankAccountsOf(db, userId) }),
  forget: async (tx, userId) => void (await deleteBankAccounts(tx, userId)),
}

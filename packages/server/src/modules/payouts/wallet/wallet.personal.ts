import type { Personal } from '../../../module.ts'
import { deleteBankAccounts, everyAccountOf } from './bank-accounts.queries.ts'
import { bankAccountView } from './bank-accounts.view.ts'

export const walletOfAPerson: Personal = {
  records: async (db, userId) => ({ 'Contas bancárias': (await everyAccountOf(db, userId)).map(bankAccountView) }),
  forget: async (tx, userId) => void (await deleteBankAccounts(tx, userId)),
}

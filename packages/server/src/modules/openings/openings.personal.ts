import type { Personal } from '../../module.ts'
import { draftOf, dropDraft } from './drafts.queries.ts'
import { managedStores } from './managed-stores.queries.ts'

export const storesOfAPerson: Personal = {
  records: async (db, userId) => {
    const draft = await draftOf(db, userId)
    return { Lojas: await managedStores(db, userId), 'Rascunho de loja': draft ? [draft] : [] }
  },
  // a store that sold is kept with what it sold
  forget: async (tx, userId) => void (await dropDraft(tx, userId)),
}

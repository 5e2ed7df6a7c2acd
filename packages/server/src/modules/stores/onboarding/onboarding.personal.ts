import { say } from '@bra/contract/kit/saying'
import type { Personal } from '../../../module.ts'
import { forgetPlaces } from './store-writes.queries.ts'
import { endStores, sellingStores } from './closing.queries.ts'
import { draftOf, dropDraft } from './drafts.queries.ts'
import { managedStores } from './managed-stores.queries.ts'

export const storesOfAPerson: Personal = {
  records: async (db, userId, app) => {
    const draft = await draftOf(db, userId)
    return { Lojas: await managedStores(db, app, userId), 'Rascunho de loja': draft ? [draft] : [] }
  },
  // a store that sold is kept with its sales
  forget: async (tx, userId) => {
    await dropDraft(tx, userId)
    await endStores(tx, userId)
    await forgetPlaces(tx, userId)
  },
  // closing is for good and people may be buying, so the owner has to do it
  open: async (db, userId) =>
    (await sellingStores(db, userId)).map(({ name }) =>
      say(
        `Feche a loja ${name} em Minhas lojas: ela ainda vende.`,
        `Close the store ${name} in My stores: it still sells.`,
      ),
    ),
}

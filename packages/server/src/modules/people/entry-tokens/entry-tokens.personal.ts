import type { Personal } from '../../module.ts'
import { deleteEntryTokensOf } from './entry-tokens.queries.ts'

export const entryTokensPersonal: Personal = {
  // a hash that means nothing two minutes later
  records: async () => ({}),
  forget: async (tx, userId) => void (await deleteEntryTokensOf(tx, userId)),
}

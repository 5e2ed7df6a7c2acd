import type { Personal } from '../../../module.ts'
import { deleteEntryTokensOf } from './entry-tokens.queries.ts'

export const entryTokensPersonal: Personal = {
  // only a hash is stored, which is worthless after two minutes
  records: async () => ({}),
  forget: async (tx, userId) => void (await deleteEntryTokensOf(tx, userId)),
}

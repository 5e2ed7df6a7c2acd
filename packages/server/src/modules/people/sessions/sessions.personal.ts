import type { Personal } from '../../../module.ts'
import { deleteEntryTokensOf } from './entry-tokens.queries.ts'
import { deleteSecondFactor, recordOfSecondFactor } from './second-factors.queries.ts'
import { allSessionsOf, endAllSessions } from './sessions.queries.ts'

export const sessionsPersonal: Personal = {
  // of an entry token only a hash is stored, which is worthless after two minutes
  records: async (db, userId) => ({
    'Verificação em duas etapas': await recordOfSecondFactor(db, userId),
    'Acessos à conta': await allSessionsOf(db, userId),
  }),
  /** The rows of sessions stay for six months: Marco Civil da Internet, art. 15. */
  forget: async (tx, userId) => {
    await deleteEntryTokensOf(tx, userId)
    await deleteSecondFactor(tx, userId)
    await endAllSessions(tx, userId)
  },
}

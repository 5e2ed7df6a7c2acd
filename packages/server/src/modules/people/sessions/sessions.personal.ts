import type { Personal } from '../../../module.ts'
import { allSessionsOf, endAllSessions } from './sessions.queries.ts'

export const sessionsPersonal: Personal = {
  records: async (db, userId) => ({ 'Acessos à conta': await allSessionsOf(db, userId) }),
  /** The rows stay for six months: Marco Civil da Internet, art. 15. */
  forget: async (tx, userId) => void (await endAllSessions(tx, userId)),
}

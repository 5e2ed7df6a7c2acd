import type { Personal } from '../../../module.ts'
import { closuresOf, consentHistoryOf } from './privacy.queries.ts'

export const privacyPersonal: Personal = {
  records: async (db, userId) => ({
    Consentimentos: await consentHistoryOf(db, userId),
    'Pedidos de encerramento': await closuresOf(db, userId),
  }),
  // the proof of a consent outlives the account; it names nobody once the account is pseudonymous
  forget: async () => undefined,
}

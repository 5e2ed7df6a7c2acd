import type { Personal } from '../../../module.ts'
import { allSecurityEvents, deleteSecurityEvents } from './security.queries.ts'

export const securityPersonal: Personal = {
  records: async (db, userId) => ({ 'Eventos de segurança': await allSecurityEvents(db, userId) }),
  forget: async (tx, userId) => void (await deleteSecurityEvents(tx, userId)),
}

import type { Personal } from '../../../module.ts'
import { codesSentTo, deleteCodesOf } from './codes.queries.ts'

export const codesPersonal: Personal = {
  records: async (db, userId) => ({ 'Códigos enviados por e-mail': await codesSentTo(db, userId) }),
  forget: async (tx, userId) => void (await deleteCodesOf(tx, userId)),
}

import type { Personal } from '../../../module.ts'
import { deleteSecondFactor, recordOfSecondFactor } from './second-factors.queries.ts'

export const secondFactorsPersonal: Personal = {
  records: async (db, userId) => ({ 'Verificação em duas etapas': await recordOfSecondFactor(db, userId) }),
  forget: async (tx, userId) => void (await deleteSecondFactor(tx, userId)),
}

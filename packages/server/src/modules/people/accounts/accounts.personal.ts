import type { Personal } from '../../../module.ts'
import { personById, pseudonymisePerson } from './accounts.queries.ts'
import { personView } from './accounts.view.ts'

export const accountsPersonal: Personal = {
  records: async (db, userId) => ({ Conta: [personView(await personById(db, userId))] }),
  forget: async (tx, userId) => void (await pseudonymisePerson(tx, userId)),
}

import type { Personal } from '../../module.ts'
import { isLastOperator } from './member.queries.ts'

export const membersPersonal: Personal = {
  records: async () => ({}),
  forget: async () => undefined,
  open: async (db, userId) =>
    (await isLastOperator(db, userId)) ? ['a operação, que ficaria sem ninguém: nomeie outra pessoa antes'] : [],
}

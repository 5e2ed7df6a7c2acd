import type { Personal } from '../../../module.ts'
import { findPerson } from '../../people/accounts/index.ts'
import { isLastOperator } from './member.queries.ts'

export const usersPersonal: Personal = {
  records: async () => ({}),
  forget: async () => undefined,
  open: async (db, userId) => {
    const [isLast, person] = await Promise.all([isLastOperator(db, userId), findPerson(db, userId)])
    return [
      isLast && 'a operação, que ficaria sem ninguém: nomeie outra pessoa antes',
      // once erased, the CPF could open another account at once
      person?.blocked_at && 'a conta está bloqueada: fale com o atendimento',
    ].filter((matter) => typeof matter === 'string')
  },
}

import { say } from '@bra/contract/kit/saying'
import type { Personal } from '../../../module.ts'
import { findPerson } from '../../people/accounts/index.ts'
import { isLastOperator } from './member.queries.ts'

const nobodyLeft = say(
  'a operação, que ficaria sem ninguém: nomeie outra pessoa antes',
  'operators, of whom none would be left: appoint somebody else first',
)
const isBlocked = say('a conta está bloqueada: fale com o atendimento', 'the account is blocked: contact support')

export const usersPersonal: Personal = {
  records: async () => ({}),
  forget: async () => undefined,
  open: async (db, userId) => {
    const [isLast, person] = await Promise.all([isLastOperator(db, userId), findPerson(db, userId)])
    return [
      ...(isLast ? [nobodyLeft] : []),
      // once erased, the CPF could open another account at once
      ...(person?.blocked_at ? [isBlocked] : []),
    ]
  },
}

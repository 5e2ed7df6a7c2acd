import { say } from '@bra/contract/kit/saying'
import type { Personal } from '../../../module.ts'
import { signaturesOfPerson } from './signatures.queries.ts'

export const signaturesOfAPerson: Personal = {
  records: async (db, userId) => ({ Assinaturas: await signaturesOfPerson(db, userId) }),
  // bills are accounts that the law keeps; they name the person by number alone
  forget: () => Promise.resolve(),
  open: async (db, userId) =>
    (await signaturesOfPerson(db, userId))
      .filter(({ ended_at: at, state }) => at === null && state !== 'pending')
      .map(({ name }) => say(`Encerre a assinatura do plano ${name}.`, `End the signature of the plan ${name}.`)),
}

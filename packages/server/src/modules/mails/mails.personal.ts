import type { Personal } from '../../module.ts'
import { forgetMails, mailsOfPerson } from './mails.queries.ts'

export const mailsPersonal: Personal = {
  records: async (db, userId) => ({ 'e-mails enviados': await mailsOfPerson(db, userId) }),
  forget: forgetMails,
}

import type { Personal } from '../../../module.ts'
import { forgetMails, mailLanguageOf, mailsOfPerson } from './mails.queries.ts'

export const mailsPersonal: Personal = {
  records: async (db, userId) => {
    const language = await mailLanguageOf(db, userId)
    return {
      'e-mails enviados': await mailsOfPerson(db, userId),
      ...(language.length > 0 && { 'idioma dos e-mails': language }),
    }
  },
  forget: forgetMails,
}

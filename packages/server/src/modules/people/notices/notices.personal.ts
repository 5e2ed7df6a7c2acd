import type { Personal } from '../../../module.ts'
import { allNoticesOfPerson, forgetNotices } from './notices.queries.ts'
import { preferencesOf } from './notices.service.ts'

export const noticesPersonal: Personal = {
  records: async (db, userId) => ({
    avisos: await allNoticesOfPerson(db, userId),
    'preferências de aviso': await preferencesOf(db, userId),
  }),
  forget: forgetNotices,
}

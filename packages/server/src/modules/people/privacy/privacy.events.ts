import type { Listeners } from '../../../platform/events.ts'
import { recordFirstConsents, recordNewsByMail } from './privacy.consents.ts'
import { consentsOf } from './privacy.queries.ts'

export const privacyListeners: Listeners = {
  registered: async (app, { userId, acceptsMarketing }) => {
    const given = await consentsOf(app.db, userId)
    if (given.length === 0) await recordFirstConsents(app, userId, acceptsMarketing)
  },
  news_by_mail_chosen: (app, { userId }) => recordNewsByMail(app, userId),
}

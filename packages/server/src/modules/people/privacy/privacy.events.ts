import type { Listeners } from '../../platform/events.ts'
import { recordFirstConsents } from './privacy.consents.ts'
import { consentsOf } from './privacy.queries.ts'

export const privacyListeners: Listeners = {
  registered: async (app, { userId, acceptsMarketing }) => {
    const given = await consentsOf(app.db, userId as number)
    if (given.length === 0) await recordFirstConsents(app, userId as number, acceptsMarketing as boolean)
  },
}

import { notices } from '@bra/contract/people/notices'
import { noticesSchemas } from '@bra/contract/people/notices.schemas'
import { routes } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { choosePreferences, markAllRead, markRead, noticesPage, preferencesOf } from './notices.service.ts'

const saved = { error: false, message: usualReplies.saved }

export default routes(notices, noticesSchemas, {
  list: ({ app, user, query }) => noticesPage(app.db, user.id, query.page),
  read: async ({ app, user, params }) => {
    await markRead(app, user.id, params.id)
    return saved
  },
  readAll: async ({ app, user }) => {
    await markAllRead(app, user.id)
    return saved
  },
  preferences: async ({ app, user }) => ({ preferences: await preferencesOf(app.db, user.id) }),
  choose: async ({ app, user, body }) => {
    await choosePreferences(app, user.id, body.preferences)
    return saved
  },
})

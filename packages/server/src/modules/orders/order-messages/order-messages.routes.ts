import { orderMessages } from '@bra/contract/orders/order-messages'
import { orderMessagesSchemas } from '@bra/contract/orders/order-messages.schemas'
import { routes } from '../../../platform/routes.ts'
import { inboxOf } from './inbox.service.ts'
import { markThreadRead, sendMessage, showMessages } from './order-messages.service.ts'
import { removeReply, repliesOf, saveReply } from './replies.service.ts'

export default routes(orderMessages, orderMessagesSchemas, {
  list: ({ app, user, params }) => showMessages(app, user, params.id),
  send: ({ app, user, body }) => sendMessage(app, user, body),
  read: ({ app, user, params }) => markThreadRead(app, user, params.id),
  inbox: ({ app, user, params, query }) => inboxOf(app, user, params.store_id, query),
  replies: ({ app, user, params }) => repliesOf(app, user, params.store_id),
  saveReply: ({ app, user, body }) => saveReply(app, user, body),
  removeReply: ({ app, user, params }) => removeReply(app, user, params.id),
})

import { orderMessages } from '@bra/contract/orders/order-messages'
import { orderMessagesSchemas } from '@bra/contract/orders/order-messages.schemas'
import { routes } from '../../../platform/routes.ts'
import { markThreadRead, sendMessage, showMessages } from './order-messages.service.ts'

export default routes(orderMessages, orderMessagesSchemas, {
  list: ({ app, user, params }) => showMessages(app, user, params.id),
  send: ({ app, user, body }) => sendMessage(app, user, body),
  read: ({ app, user, params }) => markThreadRead(app, user, params.id),
})

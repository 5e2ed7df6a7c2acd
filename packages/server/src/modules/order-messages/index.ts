export { messagesOf, unreadOfStore } from './order-messages.queries.ts'

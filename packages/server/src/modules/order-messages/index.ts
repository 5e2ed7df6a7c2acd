export { unreadOfStore } from './order-messages.queries.ts'

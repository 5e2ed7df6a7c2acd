export { messagesSaid, unreadOfStore } from './order-messages.queries.ts'

export { messagesSaid } from './order-messages.queries.ts'

export { senderActionsOf } from './store-orders.rules.ts'
export { ownSale, showSale } from './store-orders.view.ts'

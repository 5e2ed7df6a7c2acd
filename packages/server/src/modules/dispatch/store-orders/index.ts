export { storeOf } from './sale-handlers.ts'
export { moveSale } from './store-orders.service.ts'
export { senderActionsOf } from './store-orders.rules.ts'
export { ownSale, showSale } from './store-orders.view.ts'

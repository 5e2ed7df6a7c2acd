export { offeredQuotes } from './cart.groups.ts'
export { closeCart, holdCart } from './cart.queries.ts'
export { askForFreight, cartOf, centerOf } from './cart.view.ts'
export { placeOf } from './destination.ts'

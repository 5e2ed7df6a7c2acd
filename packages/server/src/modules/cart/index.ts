export { type Center, offeredQuotes } from './cart.groups.ts'
export { closeCart, holdCart } from './cart.queries.ts'
export { askForFreight, bundlesInCart, cartOf, centerOf } from './cart.view.ts'
export { placeOf } from './destination.ts'

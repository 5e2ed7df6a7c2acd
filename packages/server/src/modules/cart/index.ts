export { closeCart, holdCart } from './cart.queries.ts'
export { askForFreight, cartOf } from './cart.view.ts'
export { placeOf } from './destination.ts'

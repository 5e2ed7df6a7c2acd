export { closeCart, holdCart, offersInCart } from './cart.queries.ts'
export { askForFreight, cartOf } from './cart.view.ts'

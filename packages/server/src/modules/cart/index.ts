export { closeCart, holdCart, offersInCart } from './cart.queries.ts'
export { cartOf } from './cart.view.ts'

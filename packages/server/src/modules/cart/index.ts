export { closeCart, holdCart, lockOffersInCart } from './cart.queries.ts'
export { askForFreight, cartOf } from './cart.view.ts'

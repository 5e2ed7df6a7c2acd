export { type Center, countedQuote, offeredQuotes } from './cart.groups.ts'
export { closeCart, holdCart, waysChosen } from './cart.queries.ts'
export { askForFreight, bundlesInCart, cartOf, centerOf } from './cart.view.ts'
export { placeOf } from './destination.ts'

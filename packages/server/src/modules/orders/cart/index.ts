export { type Bundle, type Center, countedQuote, type Destination, offeredQuotes } from './cart.groups.ts'
export { closeCart, holdCart, waysChosen } from './cart.queries.ts'
export { askForFreight, bundlesInCart, cartOf, centerOf } from './cart.view.ts'
export { destinationOf, placeOf } from './destination.ts'

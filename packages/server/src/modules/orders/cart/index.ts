export {
  type Bundle,
  type Center,
  countedQuote,
  type Destination,
  offeredQuotes,
  type PricedGroup,
} from './cart.groups.ts'
export { holdCart, waysChosen } from './cart.queries.ts'
export { bundlesInCart, cartOf, centerOf, type PricedCart } from './cart.view.ts'
export { type CartOwner, ofPerson, ownerOrNull } from './owner.ts'
export { destinationOf, placeOf } from './destination.ts'

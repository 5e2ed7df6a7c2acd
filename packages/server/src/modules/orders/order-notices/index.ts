export {
  orderLink,
  saidOfPart,
  tellBuyer,
  tellExpired,
  tellAllSellers,
  tellSellers,
  tellSender,
  tellStoresOfOrder,
} from './order-notices.ts'
export { tellPaid } from './paid-notices.ts'
export { type NotKept, tellNotKept, tellPaidOutside, tellRefused } from './payment-notices.ts'
export { parcelsToTell, type Sides, sidesOf } from './order-notices.queries.ts'
export { toBuyer } from './words-to-buyer.ts'
export { toStore } from './words-to-store.ts'
export { type Facts, inNotice, type Said, said } from './notice-words.ts'

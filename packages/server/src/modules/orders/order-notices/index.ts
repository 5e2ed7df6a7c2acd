export {
  tellBuyer,
  tellExpired,
  tellAllSellers,
  tellPaid,
  tellRefunded,
  tellRefundedOutside,
  tellRefundedToCredit,
  tellSellers,
  tellSender,
} from './telling.ts'
export { type NotKept, tellNotKept, tellPaidOutside, tellRefused } from './telling.payments.ts'
export { parcelIdsOfOrder, type Sides, sidesOf } from './telling.queries.ts'
export { toBuyer } from './telling.to-buyer.ts'
export { toStore } from './telling.to-store.ts'
export { because, type Facts, inNotice, type Said, said } from './telling.words.ts'

export { addressLine } from './address-line.ts'
export { hasOpenDispute, holdOrderOfParcel, isDisputed, isPaymentDisputed } from './disputes.queries.ts'
export { type By, announceParcel, bySystem, moveParcel, moveParcels, returnStock } from './lifecycle.ts'
export {
  type Moved,
  answerCancellation,
  holdParcel,
  insertEvents,
  noteTrackingCode,
  postingOf,
} from './lifecycle.queries.ts'
export { lineColumns, passportColumns } from './lines.queries.ts'
export { orderOfBuyer } from './orders.queries.ts'
export { showOrder } from './orders.view.ts'
export { type ParcelRow, parcelColumns, parcelOfBuyer, parcelsOfOrder } from './parcels.queries.ts'
export {
  type LifeRules,
  actionsOf,
  completesAt,
  daysAfter,
  isOverdue,
  lifeRules,
  mayRegret,
  regretUntil,
  sendBackUntil,
  daysToComplete,
} from './parcels.rules.ts'
export { parcelsOf } from './parcels-of-store.queries.ts'
export { parcelView, type ShownParcel } from './parcels.view.ts'
export { ofPart, partSaying } from './part.words.ts'
export { paymentsAtProvider } from './past-payments.queries.ts'
export {
  type PaymentRow,
  holdOrder,
  methodOfOrder,
  movePayment,
  paymentByCode,
  paymentById,
  paymentsWithOrder,
} from './payments.queries.ts'
export { paymentShown } from './payments.view.ts'
export { placeOfSender, placeOfStore, setPlace } from './places.queries.ts'
export { isSentByCentre, sentByCentre, sentByStore } from './sender.queries.ts'
export { renewableUntil } from './renewal.ts'

/** Takes money for us. Amounts are cents; ids are the provider's own, and opaque. */
export interface PaymentProvider {
  /** Registers the person, or updates what is known; the same e-mail is the same person. Returns the payer's id. */
  keepPayer(payer: Payer): Promise<string>
  /** Keeps the card behind a token, which buys once; throws `CardRefused`. The same card again is the same id. */
  saveCard(payerId: string, token: string, billTo: PostalAddress): Promise<CardOnFile>
  /** Succeeds also if the card is gone already. */
  forgetCard(payerId: string, cardId: string): Promise<void>
  /** Charges once for each key, for about a day; a declined card is a refused payment, not an error. */
  charge(order: NewCharge, key: string): Promise<Payment>
  payment(id: string): Promise<Payment | null>
  /** Finds a payment by our code, as when the answer to the charge was lost. */
  paymentOf(code: string): Promise<Payment | null>
  /** Gives back cents of what was paid, or cancels what was not; once for each key, for about a day. */
  refund(payment: Pick<Payment, 'id' | 'chargeId'>, cents: number, key: string): Promise<Payment>
  paymentOfCharge(chargeId: string): Promise<Payment | null>
  /** Returns bookings of a window or a charge, oldest first; throws `TooMuchToRead` if the window has to be shorter. */
  bookings(of: { chargeId: string } | { since: Date; until: Date }): Promise<Booking[]>
  /** Returns payments asked for between two instants, newest first; the first page is 1. */
  paymentsBetween(since: Date, until: Date, page: number): Promise<PageOfPayments>
}

export interface PageOfPayments {
  payments: Payment[]
  /** Payments of which we do not understand the provider's answer. */
  unread: { id: string; code: string | null }[]
  isLast: boolean
}

export interface Payer {
  name: string
  email: string
  /** CPF or CNPJ without punctuation. */
  document: string
  /** Digits with area code. */
  phone: string
  address: PostalAddress | null
}

/** An address in Brazil; `state` has two letters, `postcode` eight digits. */
export interface PostalAddress {
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
  postcode: string
}

export interface CardOnFile {
  id: string
  brand: string
  lastFour: string
  holder: string
  expiryMonth: number
  expiryYear: number
}

export interface NewCharge {
  code: string
  payerId: string
  lines: { code: string; description: string; cents: number; quantity: number }[]
  freightCents: number
  /** Null if nothing is sent. */
  shipTo: PostalAddress | null
  by: ByPix | ByCard
}
export interface ByPix {
  method: 'pix'
  expiresInSeconds: number
}
export type ByCard = { method: 'card'; installments: number; billTo: PostalAddress } & (
  | { cardId: string }
  | { token: string }
)

/** `disputed`: the holder asked the bank for the money; `dispute_lost`: it was taken; `dispute_won`: it is ours. */
export type PaymentState =
  | 'waiting'
  | 'processing'
  | 'paid'
  | 'refused'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'disputed'
  | 'dispute_lost'
  | 'dispute_won'

export interface Payment {
  id: string
  /** The charge that counts; another takes its place when the payment is tried again. */
  chargeId: string
  code: string
  state: PaymentState
  /** Cents asked for; once it is paid, cents received. */
  cents: number
  refundedCents: number
  /** Cents that a dispute is about, or was; 0 without a dispute. */
  disputedCents: number
  method: 'pix' | 'card'
  /** Code that the payer's bank reads, and until when it can be paid. */
  pix: { code: string; expiresAt: Date } | null
  card: Pick<CardOnFile, 'brand' | 'lastFour'> | null
  /** Why a card was declined, in the acquirer's code. */
  refusal: string | null
  paidAt: Date | null
}

export type BookingKind = 'charge' | 'refund' | 'dispute' | 'dispute_won' | 'other'

/** One line of the provider's books: what it owes us for a charge, or takes back, and its fees. */
export interface Booking {
  id: string
  chargeId: string
  kind: BookingKind
  /** Negative if it is taken back. */
  cents: number
  /** Negative if a fee is given back. */
  feeCents: number
  /** Fee for money that we had before its day. */
  anticipationCents: number
  /** True once it was added to our balance there, or taken from it. */
  isSettled: boolean
}

/** Nobody knows whether it was done: ask again with the same key, or look for the code. */
export class PaymentsUnavailable extends Error {}
/** The answer about this payment is not understood, and will not be next time; other payments may be asked about. */
export class PaymentUnreadable extends PaymentsUnavailable {}
/** The provider was not asked: its limit is reached, or it has been silent for a while. */
export class PaymentsNotAsked extends PaymentsUnavailable {}
/** The window holds more than is read at once; its halves may be asked for at once. */
export class TooMuchToRead extends PaymentsUnavailable {}
/** The card or its token is of no use; nothing was done. */
export class CardRefused extends Error {}
/** The provider will not do this however often it is asked; nothing was done. */
export class PaymentRejected extends Error {}

/** Returns whether asking about any other payment would fail now too. */
export const isAway = (error: unknown) => error instanceof PaymentsUnavailable && !(error instanceof PaymentUnreadable)

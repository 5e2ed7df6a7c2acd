/** Who takes money for us. Amounts are cents; what is called an id is the provider's own, and opaque. */
export interface PaymentProvider {
  /** Makes the person known, or brings what is known of them up to date: the e-mail tells who is the same. */
  keepPayer(payer: Payer): Promise<string>
  /** Keeps the card behind a token, which buys once; throws `CardRefused`. The same card again is the same id. */
  saveCard(payerId: string, token: string, billTo: PostalAddress): Promise<CardOnFile>
  /** Also of a card that is gone already. */
  forgetCard(payerId: string, cardId: string): Promise<void>
  /** Once for each key, for about a day; a card that is declined is a payment that was refused, not an error. */
  charge(order: NewCharge, key: string): Promise<Payment>
  payment(id: string): Promise<Payment | null>
  /** By the code that the charge was asked with: what to look at when the answer to it was lost. */
  paymentOf(code: string): Promise<Payment | null>
  /** Gives back so much of what was paid, or calls off what was not; once for each key, for about a day. */
  refund(payment: Pick<Payment, 'id' | 'chargeId'>, cents: number, key: string): Promise<Payment>
  /** Whose charge it is; nothing where nobody knows it. */
  paymentOfCharge(chargeId: string): Promise<Payment | null>
  /**
   * What was written or changed in the provider's books between two instants, or all of one charge; oldest first. Throws
   * `TooMuchToRead` where shorter windows have to be asked for.
   */
  bookings(of: { chargeId: string } | { since: Date; until: Date }): Promise<Booking[]>
  /** What was asked for between two instants, newest first, in pages that begin with 1. */
  paymentsBetween(since: Date, until: Date, page: number): Promise<PageOfPayments>
}

export interface PageOfPayments {
  payments: Payment[]
  /** Those of which the provider says what we do not understand. */
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

/** In Brazil. */
export interface PostalAddress {
  street: string
  number: string
  complement: string
  district: string
  city: string
  /** Two letters. */
  state: string
  /** Eight digits. */
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
  /** Ours: names the order at the provider. */
  code: string
  payerId: string
  lines: { code: string; description: string; cents: number; quantity: number }[]
  freightCents: number
  shipTo: PostalAddress
  by: ByPix | ByCard
}
export interface ByPix {
  method: 'pix'
  expiresInSeconds: number
}
/** A card that is kept, or a token of one that is not. */
export type ByCard = { method: 'card'; installments: number; billTo: PostalAddress } & (
  | { cardId: string }
  | { token: string }
)

/** `disputed`: the holder of the card asked the bank for the money; `dispute_lost`: it was taken, `dispute_won`: it is ours. */
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
  /** The one attempt that counts; another takes its place when it is tried again. */
  chargeId: string
  code: string
  state: PaymentState
  /** What was asked for; once it is paid, what came. */
  cents: number
  refundedCents: number
  /** About how much a dispute is, or was; 0 where there is none. */
  disputedCents: number
  method: 'pix' | 'card'
  /** What the payer's bank reads, and until when it takes it. */
  pix: { code: string; expiresAt: Date } | null
  /** The card that it was asked of. */
  card: Pick<CardOnFile, 'brand' | 'lastFour'> | null
  /** Why a card was declined, in the acquirer's code. */
  refusal: string | null
  paidAt: Date | null
}

export type BookingKind = 'charge' | 'refund' | 'dispute' | 'dispute_won' | 'other'

/** One line of the provider's books: what it owes us of a charge, or takes back of it, and what it keeps for that. */
export interface Booking {
  id: string
  chargeId: string
  kind: BookingKind
  /** Less than nothing where it is taken back. */
  cents: number
  /** Less than nothing where a fee is given back. */
  feeCents: number
  /** Of money that we had before its day. */
  anticipationCents: number
  /** Added to our balance there, or taken from it. */
  isSettled: boolean
}

/** Nobody knows whether it was done: ask again with the same key, or look for the code. */
export class PaymentsUnavailable extends Error {}
/** It answered of this one what we do not understand, and will do so again; of others it may be asked. */
export class PaymentUnreadable extends PaymentsUnavailable {}
/** Nobody was asked: there is too much to ask, or the provider has been silent for a while. */
export class PaymentsNotAsked extends PaymentsUnavailable {}
/** There is more between these instants than is read at once; of half of them it may be asked at once. */
export class TooMuchToRead extends PaymentsUnavailable {}
/** The card or its token is of no use; nothing was done. */
export class CardRefused extends Error {}
/** The provider will not do this however often it is asked; nothing was done. */
export class PaymentRejected extends Error {}

/** Whoever asks of another payment now is not answered either. */
export const isAway = (error: unknown) => error instanceof PaymentsUnavailable && !(error instanceof PaymentUnreadable)

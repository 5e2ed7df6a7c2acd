import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import type { PaymentState } from '@bra/contract/money/payment-life'
import type { DisputeState, StoreOrderState } from '@bra/contract/orders/order-life'
import type { OrderPayment } from '@bra/contract/orders/order-payments.schemas'
import type { CancelAnswer, CancelReason, OrderAddress, OrderParty } from '@bra/contract/orders/orders.schemas'
import type { Offer } from '@bra/contract/stores/listings.schemas'
import type { CardLanguage, Extra, Finish, OfferCondition } from '@bra/contract/trade/trade'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface OrdersTables {
  orders: {
    id: Generated<number>
    user_id: number
    address: ColumnType<OrderAddress, string, string>
    goods_cents: number
    freight_cents: number
    total_cents: number
    /** The part of the total that the buyer's credit pays. */
    credit_cents: Generated<number>
    created_at: Date
    pay_until: Date
  }
  /** What one sender sells in one order, in however many parcels it travels; a null store is the Bra Center. */
  order_sales: { id: Generated<number>; order_id: number; store_id: number | null }
  /** A parcel of a sale, whose order and store it repeats. */
  store_orders: {
    id: Generated<number>
    order_id: number
    store_id: number | null
    sale_id: number
    part: Generated<number>
    parts: Generated<number>
    state: StoreOrderState
    goods_cents: number
    freight_cents: number
    credit_cents: Generated<number>
    commission_cents: number
    shipping: ColumnType<CartQuote, string, string>
    paid_at: Date | null
    /** End of the last day on which posting is in time. */
    post_by: Date | null
    arrives_first: Date | null
    arrives_last: Date | null
    carrier: string | null
    tracking_code: string | null
    posted_at: Date | null
    delivered_at: Date | null
    return_authorised_at: Date | null
    return_code: string | null
    return_posted_at: Date | null
    return_contested_at: Date | null
    return_note: string | null
    return_photos: Generated<string[]>
    return_reply: string | null
    return_reply_photos: Generated<string[]>
    refunded_cents: Generated<number>
    /** The price of cards that were not found: a part of `refunded_cents` that takes nothing from the freight. */
    lacking_cents: Generated<number>
    /** The part of what is held that open complaints are about; it stays held when the parcel completes. */
    contested_cents: Generated<number>
    post_reminded_at: Date | null
    delivery_asked_at: Date | null
    /** When the buyer was told that they may now cancel without asking the store. */
    cancel_offered_at: Date | null
    loss_warned_at: Date | null
    /** When the store said that the parcel arrived; from then on an operator decides, and no timer. */
    arrival_claimed_at: Date | null
    arrival_note: string | null
  }
  order_lines: {
    id: Generated<number>
    store_order_id: number
    listing_id: number | null
    store_id: number
    product_id: number
    name: string
    code: string
    condition: OfferCondition
    language: CardLanguage
    finish: Finish
    extras: Generated<Extra[]>
    grade: ColumnType<Offer['grade'], Offer['grade'] | string, Offer['grade'] | string>
    comment: string | null
    /** Photos and passport show the offer as it was when it was bought; the database refuses a change of them. */
    photos: Generated<string[]>
    passport: Generated<Offer['passport']>
    /** When the store checked the card before posting, and the photos it took then; written once. */
    packed_at: Generated<Date | null>
    packed_passport: ColumnType<Offer['passport'], Offer['passport'] | string | undefined, string | null>
    unit_price_cents: number
    quantity: number
    /** Units that the store did not find; they went back to no stock. */
    lacking: Generated<number>
    /** Units that the parcel holds: `quantity` less `lacking`. */
    in_parcel: GeneratedAlways<number>
    from_center: Generated<boolean>
    commission_cents: Generated<number>
  }
  order_events: {
    id: Generated<number>
    store_order_id: number
    user_id: number | null
    happened_at: Date
    from_state: StoreOrderState | null
    to_state: StoreOrderState
    party: Generated<OrderParty>
    lacking_units: Generated<number | null>
    lacking_cents: Generated<number | null>
  }
  order_cancellations: {
    id: Generated<number>
    store_order_id: number
    party: OrderParty
    reason: CancelReason
    comment: string | null
    asked_at: Date
    /** The cancellation is granted if nobody has answered by then; null if nobody was asked. */
    answer_until: Date | null
    answered_at: Date | null
    answer: CancelAnswer | null
    reply: string | null
  }
  order_refunds: {
    id: Generated<number>
    store_order_id: number
    cents: number
    key: string
    state: 'intended' | 'done'
    created_at: Date
    done_at: Date | null
    /** The dispute in which the bank gave the money back. */
    dispute_id: number | null
    /** An operator gave the money back outside the payment provider. */
    outside: Generated<boolean>
    /** It went to the buyer's credit, as the provider had given back all that it was asked for. */
    to_credit: Generated<boolean>
    refusals: Generated<number>
    /** The provider has refused it so often that it is not asked again before this instant. */
    ask_again_at: Generated<Date | null>
    /** When an operator took it over to give it back another way; since then the provider is not asked. */
    held_at: Generated<Date | null>
    /** The person who gave this part back, and their reason; null if no person decided it. */
    user_id: Generated<number | null>
    reason: Generated<string | null>
  }
  /** One attempt to pay; at most one of an order is intended, pending or paid. */
  order_payments: {
    id: Generated<number>
    order_id: number
    method: OrderPayment['method']
    state: PaymentState
    code: string
    payer_id: string
    installments: number
    card_brand: string | null
    card_last_four: string | null
    refusal: string | null
    payment_id: string | null
    charge_id: string | null
    pix_code: string | null
    paid_cents: number | null
    /** Cents that the buyer is still to be given back, if the payment was not kept. */
    owed_cents: Generated<number>
    to_call_off: Generated<boolean>
    refund_refusals: Generated<number>
    refund_again_at: Generated<Date | null>
    refund_held_at: Generated<Date | null>
    expires_at: Date
    created_at: Date
  }
  /** At most one row for each payment; `decided_by` is null if the provider told the outcome. */
  payment_disputes: {
    id: Generated<number>
    payment_id: number
    state: DisputeState
    cents: number
    opened_at: Date
    decided_at: Date | null
    decided_by: number | null
    reason: string | null
    turn: Generated<number>
  }
}

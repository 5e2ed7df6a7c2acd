import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import type { PaymentOutcome } from './modules/money/payments/index.ts'

/** Each event stands with its payload under the wing that emits it. */
declare module './platform/events.ts' {
  interface Events {
    // people
    registered: { userId: number; acceptsMarketing: boolean }
    news_by_mail_chosen: { userId: number }
    notice_written: { userId: number; noticeId: number }
    signed_in: { userId: number; sessionId: number; guestId: string | null }
    /** Without a `sessionId`, all sessions of the person ended. */
    session_revoked: { userId: number; sessionId: number | null }
    store_origin_changed: { storeId: number }
    // stores
    offers_changed: { productIds: number[] }
    /** Only units were taken, so waiting lists need not look. */
    stock_taken: { productIds: number[] }
    offer_question: { questionId: number; userId: number; storeId: number }
    // money
    payment_settled: PaymentOutcome
    payment_failed: PaymentOutcome
    payment_refunded: PaymentOutcome
    payment_disputed: PaymentOutcome
    payout_told: { payoutId: string }
    // orders
    order_changed: { orderId: number; userId: number; storeIds: number[] }
    /** An order became a sale, or ceased to be one. */
    sale_changed: { orderId: number }
    /** A store did not send what it sold, by its own decision; `reason` is null if only some cards were missing. */
    sale_broken: { storeOrderId: number; reason: CancelReason | null }
    /** Goods of parcels are for sale again; stores may have taken them out of their places before. */
    stock_returned: { storeOrderIds: number[] }
    order_message: { storeOrderId: number; userId: number; storeId: number }
    // care
    complaint_changed: { complaintId: number; userId: number; storeId: number | null }
    // payouts
    withdrawal_changed: { withdrawalId: number; storeId: number }
  }
}

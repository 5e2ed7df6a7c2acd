import type { CartQuote } from '@bra/contract/cart.schemas'
import type { OrderPaymentState, StoreOrderState } from '@bra/contract/order-life'
import type { OrderAddress, OrderPayment } from '@bra/contract/orders.schemas'
import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade'
import type { ColumnType, Generated } from 'kysely'

export interface OrdersTables {
  orders: {
    id: Generated<number>
    user_id: number
    address: ColumnType<OrderAddress, string, string>
    goods_cents: number
    freight_cents: number
    total_cents: number
    created_at: Date
    /** What nobody has paid by then expires. */
    pay_until: Date
  }
  /** A null store is the Bra Center. */
  store_orders: {
    id: Generated<number>
    order_id: number
    store_id: number | null
    state: StoreOrderState
    goods_cents: number
    freight_cents: number
    commission_cents: number
    shipping: ColumnType<CartQuote, string, string>
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
    unit_price_cents: number
    quantity: number
  }
  order_events: {
    id: Generated<number>
    store_order_id: number
    user_id: number | null
    happened_at: Date
    from_state: StoreOrderState | null
    to_state: StoreOrderState
  }
  /** One attempt to pay; at most one of an order is intended, pending or paid. */
  order_payments: {
    id: Generated<number>
    order_id: number
    method: OrderPayment['method']
    state: OrderPaymentState
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
    to_call_off: Generated<boolean>
    disputed_at: Date | null
    expires_at: Date
    created_at: Date
  }
}

import type { MessageParty } from '@bra/contract/orders/order-messages.schemas'
import type { Generated } from 'kysely'

export interface OrderMessagesTables {
  order_messages: {
    id: Generated<number>
    store_order_id: number
    user_id: number
    party: MessageParty
    body: string
    created_at: Date
    read_at: Date | null
    mailed_at: Date | null
  }
  saved_replies: { id: Generated<number>; store_id: number; title: string; body: string; updated_at: Date }
}

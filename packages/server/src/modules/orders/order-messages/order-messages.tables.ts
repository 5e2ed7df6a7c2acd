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
    /** When the other side read it. */
    read_at: Date | null
    mailed_at: Date | null
  }
}

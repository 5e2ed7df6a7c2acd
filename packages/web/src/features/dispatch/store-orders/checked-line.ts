import type { OrderLine } from '@bra/contract/orders/orders.schemas'

/** What a store has to know of a card to check it before it closes the parcel. */
export type CheckedLine = Pick<OrderLine, 'id' | 'name' | 'passport' | 'packed' | 'unit_price_cents'>

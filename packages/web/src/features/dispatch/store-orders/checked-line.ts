import type { OrderLine } from '@bra/contract/orders/orders.schemas'

export type CheckedLine = Pick<OrderLine, 'id' | 'name' | 'passport' | 'packed' | 'unit_price_cents'>

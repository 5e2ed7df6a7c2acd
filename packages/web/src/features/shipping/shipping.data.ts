import { shipping } from '@bra/contract/shipping'
import { ask } from '../../lib/query.ts'

export const freeShippingDayQuery = (uf: string) => ask(shipping.freeShippingDay, { body: { uf } })

import { calendar } from '@bra/contract/ground/calendar'
import { shipping } from '@bra/contract/stores/shipping'
import { ask } from '../../../lib/query.ts'

const HOUR_MS = 3_600_000

export const freeShippingDayQuery = (uf: string) => ask(shipping.freeShippingDay, { body: { uf } })

/** Days on which nobody posts or delivers; loaded before a page shows days of arrival. */
export const blockedQuery = { ...ask(calendar.blocked, { query: {} }), staleTime: HOUR_MS }

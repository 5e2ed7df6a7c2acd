import { calendar } from '@bra/contract/calendar'
import { shipping } from '@bra/contract/shipping'
import { ask } from '../../lib/query.ts'

const HOUR_MS = 3_600_000

export const freeShippingDayQuery = (uf: string) => ask(shipping.freeShippingDay, { body: { uf } })

/** The days on which nobody posts or delivers; asked for before a page says when something arrives. */
export const blockedQuery = { ...ask(calendar.blocked, { query: {} }), staleTime: HOUR_MS }

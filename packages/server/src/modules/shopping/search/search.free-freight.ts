import type { Uf } from '@bra/contract/trade/trade'
import { LRUCache } from 'lru-cache'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { freeFrom, freeShippingToday } from '../../stores/shipping/index.ts'

// the operator's calendar changes seldom, and every list asks it
const TTL_MS = 60_000
type FreeFrom = Promise<number | null>
const kept = new WeakMap<Db, LRUCache<string, FreeFrom>>()

/** Returns the price in cents from which freight to this state is free today; null on any other day. */
export function freeToday({ db, clock, bus }: Pick<App, 'db' | 'clock' | 'bus'>, uf: Uf): FreeFrom {
  const days = kept.get(db) ?? keepDays(db, bus)
  const key = `${dayInBrazil(clock.now())} ${uf}`
  const known = days.get(key)
  if (known) return known
  const asked = freeShippingToday(db, clock, uf).then(freeFrom)
  days.set(key, asked)
  asked.catch(() => days.delete(key))
  return asked
}

export const isFreeToday = (cents: number, from: number | null) => from !== null && cents >= from

function keepDays(db: Db, bus: App['bus']) {
  const days = new LRUCache<string, FreeFrom>({ max: 100, ttl: TTL_MS })
  kept.set(db, days)
  bus.subscribe('shop_changed', () => days.clear())
  return days
}

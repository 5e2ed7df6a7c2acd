import { createHash } from 'node:crypto'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { oneForEach, Readings } from '../../../platform/memory.ts'
import {
  freeShippingToday,
  type FreeRule,
  FREIGHT_RULES_CHANGED,
  freightRulesTo,
  isFreed,
  ruleOfDay,
} from '../../stores/shipping/index.ts'

export interface FreeFreight {
  /** Price in cents from which it is free at every store; null on any other day. */
  today: number | null
  ofStores: ReadonlyMap<number, FreeRule[]>
  version: string
}

export const NOTHING_FREE: FreeFreight = { today: null, ofStores: new Map(), version: '' }

// the operator's calendar and the rules of stores change seldom, and every list asks them
const TTL_MS = 60_000
const daysOf = oneForEach((_: Db, bus: App['bus']) => {
  const days = new Readings<FreeFreight>({ most: 100, ttl: TTL_MS })
  bus.subscribe('shop_changed', () => days.clear())
  bus.subscribe(FREIGHT_RULES_CHANGED, () => days.clear())
  return days
})

type Needs = Pick<App, 'db' | 'clock' | 'bus'>

export function freeFreightTo(app: Needs, uf: Uf): Promise<FreeFreight> {
  const days = daysOf(app.db, app.bus)
  const key = `${dayInBrazil(app.clock.now())} ${uf}`
  return days.get(key) ?? days.put(key, readFreeFreight(app, uf))
}

async function readFreeFreight({ db, clock }: Needs, uf: Uf): Promise<FreeFreight> {
  const [day, ofStores] = await Promise.all([freeShippingToday(db, clock, uf), freightRulesTo(db, uf)])
  const [today] = ruleOfDay(day)
  return { today: today?.goods ?? null, ofStores, version: versionOf(today, ofStores) }
}

export const isFreeToday = (cents: number, today: number | null) => today !== null && cents >= today

interface Unit {
  storeId: number
  priceCents: number
  grams: number
  inCentre: boolean
}

export const isFreeAlone = ({ today, ofStores }: FreeFreight, { storeId, priceCents, grams, inCentre }: Unit) =>
  isFreeToday(priceCents, today) || (!inCentre && isFreed(ofStores.get(storeId) ?? [], { goods: priceCents, grams }))

/** Rules are named by a digest, as thousands of stores may have some. */
const versionOf = (today: FreeRule | undefined, ofStores: FreeFreight['ofStores']) =>
  createHash('sha1')
    .update(JSON.stringify([today, [...ofStores]]))
    .digest('base64')

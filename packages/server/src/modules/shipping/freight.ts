import { states, type Uf } from '@bra/contract/trade'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db.ts'
import { ratesByWeight } from './shipping.queries.ts'
import type { MethodCode } from './shipping.tables.ts'
import { extraDaysTo, type Zone, zoneBetween } from './zones.ts'

export interface FreightEstimate {
  cents: number
  method: MethodCode
  methodName: string
  /** Business days in transit; posting comes before. */
  days: number
}
export type Rate = Awaited<ReturnType<typeof ratesByWeight>>[number]

const RATES_TTL_MS = 60_000
const zones: Zone[] = ['L', 'R', 'N']
// the rates change when the operator edits them, and every product page reads them
const kept = new LRUCache<Db, Promise<Rate[]>>({ max: 4, ttl: RATES_TTL_MS })

const MOST_ESTIMATES = 500
const estimatesOf = new WeakMap<Rate[], LRUCache<string, ReadonlyMap<Uf, FreightEstimate>>>()

/** What a parcel of `grams` costs at least from each state; the same map while the rates are. A state that nothing serves is absent. */
export async function cheapestFreightByOrigin(
  db: Db,
  destination: Uf,
  grams: number,
): Promise<ReadonlyMap<Uf, FreightEstimate>> {
  const rates = await ratesOf(db)
  const estimates = estimatesOf.get(rates) ?? new LRUCache({ max: MOST_ESTIMATES })
  estimatesOf.set(rates, estimates)
  const key = `${destination} ${grams}`
  const known = estimates.get(key) ?? cheapestWith(rates, destination, grams)
  estimates.set(key, known)
  return known
}

function cheapestWith(rates: Rate[], destination: Uf, grams: number): Map<Uf, FreightEstimate> {
  const cheapest = new Map(zones.map((zone) => [zone, cheapestIn(rates, zone, grams)]))
  const estimates = states.flatMap((origin) => {
    const rate = cheapest.get(zoneBetween(origin, destination))
    return rate ? [[origin, estimateOf(rate, destination)] as const] : []
  })
  return new Map(estimates)
}

/** A letter needs the store's consent and a pick-up the buyer's feet: an estimate counts neither. */
const estimated = new Set<MethodCode>(['mini', 'pac', 'sedex'])

function cheapestIn(rates: Rate[], zone: Zone, grams: number) {
  const fitting = rates.filter((rate) => rate.zone === zone && rate.max_grams >= grams && estimated.has(rate.method))
  return fitting.reduce<Rate | undefined>((best, rate) => (best && best.cents <= rate.cents ? best : rate), undefined)
}

const estimateOf = (rate: Rate, destination: Uf): FreightEstimate => ({
  cents: rate.cents,
  method: rate.method,
  methodName: rate.name,
  days: rate.days + extraDaysTo(destination),
})

/** The whole table, as the operator last set it a minute ago at most; a transaction names the database it is of. */
export function ratesOf(db: Db, database = db): Promise<Rate[]> {
  const known = kept.get(database)
  if (known) return known
  const asked = ratesByWeight(db)
  kept.set(database, asked)
  asked.catch(() => kept.delete(database))
  return asked
}

/** Of one method, the lightest step that takes so much; undefined where none does. */
export const rateFor = (
  rates: Rate[],
  method: MethodCode,
  { grams, zone, valueCents }: { grams: number; zone: Zone; valueCents: number },
) =>
  rates.find(
    (rate) =>
      rate.method === method &&
      rate.zone === zone &&
      rate.max_grams >= grams &&
      valueCents <= (rate.max_value_cents ?? Infinity),
  )

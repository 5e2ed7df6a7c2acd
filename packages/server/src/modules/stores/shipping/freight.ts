import { states, type Uf } from '@bra/contract/trade/trade'
import type { Db } from '../../../platform/db.ts'
import { Memory, oneForEach, Readings } from '../../../platform/memory.ts'
import { ratesByWeight } from './shipping.queries.ts'
import type { MethodCode } from './shipping.tables.ts'
import { extraDaysTo, type Zone, zoneBetween } from './zones.ts'

interface FreightEstimate {
  cents: number
  method: MethodCode
  methodName: string
  /** Business days in transit, without the days before posting. */
  days: number
  /** Most value of the goods in cents; null for any. */
  mostCents: number | null
}
/** Estimates from one state, cheapest first; each dearer one takes goods of a higher value than those before. */
export type FreightEstimates = FreightEstimate[]
export type Rate = Awaited<ReturnType<typeof ratesByWeight>>[number]

const RATES_TTL_MS = 60_000
const zones: Zone[] = ['L', 'R', 'N']
// every product page reads the rates, and they change only when an operator edits them
const kept = new Readings<Rate[], void, Db>({ most: 4, ttl: RATES_TTL_MS })

const MOST_ESTIMATES = 500
const estimatesOf = oneForEach<Rate[], Memory<ReadonlyMap<Uf, FreightEstimates>>>(
  () => new Memory({ most: MOST_ESTIMATES }),
)

/** Returns estimates by state for `grams`; states that nothing serves are absent. It is cached with the rates. */
export async function cheapestFreightByOrigin(
  db: Db,
  destination: Uf,
  grams: number,
): Promise<ReadonlyMap<Uf, FreightEstimates>> {
  const rates = await ratesOf(db)
  const estimates = estimatesOf(rates)
  const key = `${destination} ${grams}`
  return estimates.get(key) ?? estimates.put(key, cheapestWith(rates, destination, grams))
}

function cheapestWith(rates: Rate[], destination: Uf, grams: number): Map<Uf, FreightEstimates> {
  const cheapest = new Map(
    zones.map((zone) => [zone, cheapestIn(rates, zone, grams).map((rate) => estimateOf(rate, destination))]),
  )
  const estimates = states.map((origin) => [origin, cheapest.get(zoneBetween(origin, destination))!] as const)
  return new Map(estimates.filter(([, found]) => found.length > 0))
}

/** Returns undefined if nothing takes goods of that value. */
export const estimateFor = (estimates: FreightEstimates | undefined, cents: number) =>
  estimates?.find(({ mostCents }) => cents <= (mostCents ?? Infinity))

/** A letter needs the store's consent and a pick-up the buyer's visit, so estimates count neither. */
const estimated = new Set<MethodCode>(['mini', 'pac', 'sedex'])

function cheapestIn(rates: Rate[], zone: Zone, grams: number) {
  const fitting = rates.filter((rate) => rate.zone === zone && rate.max_grams >= grams && estimated.has(rate.method))
  let most = -1
  return fitting
    .toSorted((a, b) => a.cents - b.cents)
    .filter(({ max_value_cents: value }) => {
      const takesMore = (value ?? Infinity) > most
      if (takesMore) most = value ?? Infinity
      return takesMore
    })
}

const estimateOf = (rate: Rate, destination: Uf): FreightEstimate => ({
  cents: rate.cents,
  method: rate.method,
  methodName: rate.name,
  days: rate.days + extraDaysTo(destination),
  mostCents: rate.max_value_cents,
})

/** Returns all rates, at most a minute old; a caller inside a transaction passes its database for the cache key. */
export const ratesOf = (db: Db, database = db): Promise<Rate[]> =>
  kept.get(database) ?? kept.put(database, ratesByWeight(db))

interface Weighed {
  grams: number
  valueCents: number
}

export const rateFor = (rates: Rate[], method: MethodCode, { zone, ...weighed }: Weighed & { zone: Zone }) =>
  cheapestOf(ratesIn(rates, method, zone), weighed)

export const ratesIn = (rates: Rate[], method: MethodCode, zone: Zone) =>
  rates.filter((rate) => rate.method === method && rate.zone === zone).toSorted((a, b) => a.cents - b.cents)

/** Of rates with the cheapest first; a lower price for a heavier parcel, as an operator may write it, holds for lighter ones. */
export const cheapestOf = (rates: Rate[], { grams, valueCents }: Weighed) =>
  rates.find((rate) => rate.max_grams >= grams && valueCents <= (rate.max_value_cents ?? Infinity))

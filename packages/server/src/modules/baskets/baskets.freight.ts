import { ufOfCep } from '@bra/contract/postal'
import type { Uf } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { cheapestFreightByOrigin, type FreightEstimate, freeFrom, freeShippingToday } from '../shipping/index.ts'

/** The heaviest that PAC takes in the table of rates. */
const MOST_GRAMS = 10_000

/** What a parcel costs to one place, for the weights that were asked about. */
export interface ParcelFreight {
  /** Null where nothing is sent from there in that weight. */
  of: (origin: Uf, grams: number) => FreightEstimate | null
  /** Goods of one store from which freight there is free today, cents; null on any other day. */
  freeFrom: number | null
}

export function destinationOf({ uf, cep }: { uf?: string; cep?: string }) {
  const destination = uf ?? ufOfCep(cep ?? '') ?? fail('postal_code_not_found')
  return destination as Uf
}

export async function parcelFreight(app: App, destination: Uf, weights: Iterable<number>): Promise<ParcelFreight> {
  const grams = [...new Set([...weights].map((weight) => sharesOf(weight).grams))]
  const [rule, ...estimates] = await Promise.all([
    freeShippingToday(app.db, app.clock, destination),
    ...grams.map((each) => cheapestFreightByOrigin(app.db, destination, each)),
  ])
  const byWeight = new Map(grams.map((each, at) => [each, estimates[at]!]))
  return {
    of: (origin, weight) => {
      const shares = sharesOf(weight)
      const estimate = byWeight.get(shares.grams)?.get(origin)
      return estimate ? { ...estimate, cents: estimate.cents * shares.parcels } : null
    },
    freeFrom: freeFrom(rule),
  }
}

/** What is too heavy for one parcel goes in several alike. */
function sharesOf(grams: number) {
  const parcels = Math.max(1, Math.ceil(grams / MOST_GRAMS))
  return { parcels, grams: Math.ceil(grams / parcels) }
}

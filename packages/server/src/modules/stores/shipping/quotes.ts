import { carriedFor, type Quoter } from './carriers.ts'
import { type Rate, rateFor, ratesOf } from './freight.ts'
import { packedParcels } from './packing.ts'
import { chargedGrams, countOf, isAllCards, type Parcel } from './parcel.ts'
import type { MethodCode } from './shipping.tables.ts'
import { type LetterLimits, letterLimits } from './ways.ts'
import { extraDaysTo, zoneBetween } from './zones.ts'

export type { Parcel, ParcelItem } from './parcel.ts'

export interface Quote {
  code: MethodCode
  name: string
  cents: number
  /** Business days in transit, without the days before posting. */
  days: number
  tracked: boolean
  insured: boolean
}

/** Returns every method for each parcel, cheapest first; none if nothing carries it. */
export async function quotesFor(app: Quoter, parcels: Parcel[]): Promise<Quote[][]> {
  if (!parcels.length) return []
  const rates = await ratesOf(app.db, app.database.db)
  const letter = parcels.some((parcel) => parcel.sendsLetters) ? await letterLimits(app.db) : null
  const packed = await packedParcels(app.db, parcels)
  return Promise.all(
    packed.map(async ([first, ...others]) => {
      const carried = await Promise.all([first!, ...others].map((parcel) => carriedFor(app, parcel)))
      return leastOfEach([...ownWays(rates, first!, letter), ...carried.flat()])
    }),
  )
}

/** A parcel may go into several boxes of its store: each method is quoted with the box in which it costs least. */
function leastOfEach(quotes: Quote[]) {
  const sorted = quotes.toSorted((a, b) => a.cents - b.cents || a.days - b.days)
  return sorted.filter(({ code }, at) => sorted.findIndex((other) => other.code === code) === at)
}

/** Returns the methods that a store handles itself: a registered letter, and pick-up. */
function ownWays(rates: Rate[], parcel: Parcel, letter: LetterLimits | null): Quote[] {
  const { items, origin, destination, valueCents } = parcel
  const wanted = { grams: chargedGrams({ items }), zone: zoneBetween(origin, destination), valueCents }
  const carta = letter && isLetter(parcel, letter) ? rateFor(rates, 'carta', wanted) : undefined
  const retirada = parcel.allowsPickup ? rateFor(rates, 'retirada', wanted) : undefined
  return [
    ...(carta ? [quoteOf(carta, carta.days + extraDaysTo(destination))] : []),
    ...(retirada ? [quoteOf(retirada, 0)] : []),
  ]
}

const isLetter = ({ items, valueCents, sendsLetters }: Parcel, limits: LetterLimits) =>
  sendsLetters && isAllCards(items) && countOf(items) <= limits.cards && valueCents <= limits.valueCents

const quoteOf = ({ method, name, cents, tracked, insured }: Rate, days: number): Quote => ({
  code: method,
  name,
  cents,
  days,
  tracked,
  insured,
})

import { inSlices } from '../../../platform/slices.ts'
import { carriedFor, type Quoter } from './carriers.ts'
import { type Rate, rateFor, ratesOf } from './freight.ts'
import { boxesToPack, inEachBox } from './packing.ts'
import { chargedGrams, countOf, isAllCards, type PackBox, type Parcel } from './parcel.ts'
import type { MethodCode } from './shipping.tables.ts'
import { type Division, divisionsOf, sharedOut } from './splitting.ts'
import { type LetterLimits, letterLimits } from './ways.ts'
import { extraDaysTo, zoneBetween } from './zones.ts'

export type { Parcel, ParcelItem, PricedItem } from './parcel.ts'

export interface Quote {
  code: MethodCode
  name: string
  cents: number
  days: number
  tracked: boolean
  insured: boolean
  /** Set if the goods go in several parcels: the units of each item in each, and its cents, which sum to the quote's. */
  parts?: { counts: number[]; cents: number }[]
}

/** Returns every method for each parcel, cheapest first; none if nothing carries it, not even in several parcels. */
export async function quotesFor(app: Quoter, parcels: Parcel[]): Promise<Quote[][]> {
  if (!parcels.length) return []
  const rates = await ratesOf(app.db, app.database.db)
  const letter = parcels.some((parcel) => parcel.sendsLetters) ? await letterLimits(app.db) : null
  const boxes = await boxesToPack(app.db, parcels)
  const divisions: Division[][] = []
  await inSlices(parcels, (parcel) => divisions.push(divisionsOf(parcel, boxes[divisions.length]!, rates)))
  return Promise.all(
    parcels.map(async (parcel, at) => {
      const own = boxes[at]!
      const [whole, divided] = await Promise.all([
        carriedIn(app, parcel, own),
        Promise.all(divisions[at]!.map((division) => dividedQuote(app, parcel, own, division))),
      ])
      return leastOfEach([...ownWays(rates, parcel, letter), ...whole, ...divided.flat()])
    }),
  )
}

/** A parcel may go into several boxes of its store: each method is quoted with the box in which it costs least. */
const carriedIn = async (app: Quoter, parcel: Parcel, boxes: PackBox[]): Promise<Quote[]> =>
  leastOfEach((await Promise.all(inEachBox(parcel, boxes).map((packed) => carriedFor(app, packed)))).flat())

/** Returns the quote of a method for goods in several parcels: the sum of theirs; none if one of them is not carried. */
async function dividedQuote(app: Quoter, whole: Parcel, boxes: PackBox[], { method, shares }: Division) {
  const quoted = await Promise.all(
    shares.map(async (counts) =>
      (await carriedIn(app, sharedOut(whole, counts), boxes)).find(({ code }) => code === method),
    ),
  )
  const quotes = quoted.filter((quote) => quote !== undefined)
  if (quotes.length < shares.length) return []
  const parts = quotes.map(({ cents }, at) => ({ counts: shares[at]!, cents }))
  const cents = parts.reduce((sum, part) => sum + part.cents, 0)
  return [{ ...quotes[0]!, cents, days: Math.max(...quotes.map(({ days }) => days)), parts }]
}

function leastOfEach(quotes: Quote[]) {
  const sorted = quotes.toSorted((a, b) => a.cents - b.cents || a.days - b.days)
  return sorted.filter(({ code }, at) => sorted.findIndex((other) => other.code === code) === at)
}

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

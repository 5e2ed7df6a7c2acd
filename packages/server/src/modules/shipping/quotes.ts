import type { Db } from '../../platform/db.ts'
import { rulesOf } from '../settings/index.ts'
import { type Rate, ratesOf } from './freight.ts'
import { chargedGrams, countOf, fitsMini, fitsParcel, isAllCards, type Parcel } from './parcel.ts'
import type { MethodCode } from './shipping.tables.ts'
import { extraDaysTo, zoneBetween } from './zones.ts'

export type { Parcel } from './parcel.ts'

export interface Quote {
  code: MethodCode
  name: string
  cents: number
  /** Business days in transit; posting comes before. */
  days: number
  tracked: boolean
  insured: boolean
}

interface LetterLimits {
  cards: number
  valueCents: number
}

/** Every way in which each parcel can go, cheapest first; none where nothing carries it. */
export async function quotesFor(db: Db, parcels: Parcel[]): Promise<Quote[][]> {
  if (!parcels.length) return []
  const rates = await ratesOf(db)
  const letter = parcels.some((parcel) => parcel.sendsLetters) ? await letterLimits(db) : null
  return parcels.map((parcel) => quotesOf(rates, parcel, letter))
}

async function letterLimits(db: Db): Promise<LetterLimits> {
  const rules = await rulesOf(db, ['letter_cards_max', 'letter_value_max'])
  return { cards: Number(rules.letter_cards_max), valueCents: Number(rules.letter_value_max) }
}

function quotesOf(rates: Rate[], parcel: Parcel, letter: LetterLimits | null): Quote[] {
  const { items, origin, destination, valueCents } = parcel
  const grams = chargedGrams(items)
  const zone = zoneBetween(origin, destination)
  const carries: Record<MethodCode, boolean> = {
    carta: parcel.sendsLetters && letter !== null && isLetter(parcel, letter),
    mini: fitsMini(items),
    pac: fitsParcel(items),
    sedex: fitsParcel(items),
    retirada: parcel.allowsPickup,
  }
  const lightest = new Map<MethodCode, Rate>()
  for (const rate of rates) {
    const fits = rate.zone === zone && rate.max_grams >= grams && valueCents <= (rate.max_value_cents ?? Infinity)
    if (fits && carries[rate.method] && !lightest.has(rate.method)) lightest.set(rate.method, rate)
  }
  return [...lightest.values()]
    .map((rate) => quoteOf(rate, extraDaysTo(destination)))
    .toSorted((a, b) => a.cents - b.cents || a.days - b.days)
}

const isLetter = ({ items, valueCents }: Parcel, limits: LetterLimits) =>
  isAllCards(items) && countOf(items) <= limits.cards && valueCents <= limits.valueCents

const quoteOf = (rate: Rate, extraDays: number): Quote => ({
  code: rate.method,
  name: rate.name,
  cents: rate.cents,
  days: rate.method === 'retirada' ? 0 : rate.days + extraDays,
  tracked: rate.tracked,
  insured: rate.insured,
})

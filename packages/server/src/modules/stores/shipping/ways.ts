import type { Uf } from '@bra/contract/trade/trade'
import type { Db } from '../../../platform/db.ts'
import { rulesOf } from '../../ground/settings/index.ts'
import { type Rate, ratesOf } from './freight.ts'
import type { MethodCode } from './shipping.tables.ts'
import { extraDaysTo, zoneBetween } from './zones.ts'

/** One way of sending with the most that it takes; Infinity means any amount. */
export interface Way {
  cents: number
  name: string
  days: number
  grams: number
  /** Most value of the goods, in cents. */
  goods: number
  /** Most loose cards; other things count as NO_CARD cards, so that ways for cards alone refuse them. */
  cards: number
}

export interface Sending {
  origin: Uf
  sendsLetters: boolean
  chosen: MethodCode | null
}

export const NO_CARD = 1_000_000

export interface LetterLimits {
  cards: number
  valueCents: number
}

export async function letterLimits(db: Db): Promise<LetterLimits> {
  const rules = await rulesOf(db, ['letter_cards_max', 'letter_value_max'])
  return { cards: Number(rules.letter_cards_max), valueCents: Number(rules.letter_value_max) }
}

const parcels = new Set<MethodCode>(['mini', 'pac', 'sedex'])

/** Returns the ways to one state, cheapest first, the chosen before all, without those that cost more and take less. */
export async function waysTo(db: Db, destination: Uf) {
  const [rates, letter] = await Promise.all([ratesOf(db), letterLimits(db)])
  const extra = extraDaysTo(destination)
  return ({ origin, sendsLetters, chosen }: Sending): Way[] => {
    const zone = zoneBetween(origin, destination)
    const waysBy = (isAsked: (method: MethodCode) => boolean) =>
      rates.flatMap((rate) => {
        if (rate.zone !== zone || !isAsked(rate.method)) return []
        const way = wayOf(rate, extra)
        if (rate.method !== 'carta') return [way]
        return sendsLetters ? [{ ...way, goods: Math.min(way.goods, letter.valueCents), cards: letter.cards }] : []
      })
    const any = waysBy((method) => parcels.has(method) || method === 'carta')
    return chosen
      ? chosenFirst(
          waysBy((method) => method === chosen),
          any,
        )
      : withoutBeaten(any)
  }
}

/** A parcel that the chosen method does not take goes another way, never for less, as ways are sorted by price. */
function chosenFirst(chosen: Way[], any: Way[]) {
  const most = Math.max(0, ...chosen.map(({ cents }) => cents))
  return withoutBeaten([...chosen, ...any.map((way) => ({ ...way, cents: Math.max(way.cents, most) }))])
}

const wayOf = (rate: Rate, extraDays: number): Way => ({
  cents: rate.cents,
  name: rate.name,
  days: rate.days + extraDays,
  grams: rate.max_grams,
  goods: rate.max_value_cents ?? Infinity,
  cards: Infinity,
})

function withoutBeaten(ways: Way[]) {
  const kept: Way[] = []
  for (const way of ways.toSorted((a, b) => a.cents - b.cents || b.grams - a.grams))
    if (!kept.some(({ grams, goods, cards }) => grams >= way.grams && goods >= way.goods && cards >= way.cards))
      kept.push(way)
  return kept
}

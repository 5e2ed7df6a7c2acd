import { type Reading, setsAndNumbersIn } from '@bra/contract/trade/card-readings'
import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import { numberSort } from '@bra/contract/trade/references'
import type { Found } from '../finder/index.ts'
import type { PrintingFacts } from './card-lists.queries.ts'
import { gameOf } from './game-votes.ts'
import { exactlyIn, numberedAlone, setsCalled } from './places.ts'

interface BareCode {
  /** The word is the whole number, zeros aside: "ENG15" of Yu-Gi-Oh!. */
  alone: number[]
  /** The word is the code of a set and a number in it: 15 of the set ENG of Flesh and Blood. */
  placed: number[]
  /** The placed products whose set has exactly the letters of the word as its code: "XY043" is 43 of the set XY. */
  parted: number[]
}

export const isBareCode = ({ name, written }: ReadCard) => name === written && /^[a-z]+\d+[a-z]?$/i.test(name)

/** Puts a set with the very number first: "P1008" is 8 of P1 before ST01-008 of P, "OBF66" is 66 of OBF. */
export function firmFirst(found: Found, readings: Reading[]) {
  const isNamed = readings.some(({ name }) => name)
  const isPrinted = (set: string, number: string) => exactlyIn(found, setsCalled(found, set), number).length > 0
  const isParted = (number: string) => setsAndNumbersIn(number).some(([set, own]) => isPrinted(set, own))
  const isLoose = ({ set, number }: Reading) =>
    set !== null && number !== null && (!isNamed || isParted(number)) && !isPrinted(set, number)
  const { firm = [], loose = [] } = Object.groupBy(readings, (reading) => (isLoose(reading) ? 'loose' : 'firm'))
  return [...firm, ...loose]
}

/** Goes over all products once, whatever the count of readings. */
export function bareCodesIn(found: Found, readings: Reading[]) {
  const numbers = [...new Set(readings.flatMap(({ name, set, number }) => (name || set || !number ? [] : number)))]
  const alone = numberedAlone(found, numbers)
  const codeOf = (number: string): BareCode => {
    const placed = setsAndNumbersIn(number).map(([set, own]) => exactlyIn(found, setsCalled(found, set), own))
    return {
      alone: alone.get(numberSort(number))!,
      placed: placed.reduce<number[]>((before, ids) => withOtherGames(found, before, ids), []),
      parted: placed[0] ?? [],
    }
  }
  return new Map(numbers.map((number) => [number, codeOf(number)]))
}

function withOtherGames(found: Found, ids: number[], others: number[]) {
  const games = new Set(ids.map((id) => gameOf(found, id)))
  return [...ids, ...others.filter((id) => !games.has(gameOf(found, id)))]
}

/** Returns the products whose numbers as they are printed tell which game is meant. */
export const inDoubt = (codes: Map<string, BareCode>) =>
  [...codes].flatMap(([number, { alone, placed }]) => (placed.length || isStarred(number) ? alone : []))

const isStarred = (number: string) => /[★†]/.test(number)

/**
 * A set and a number that fit go before a number of another game that fits only without its zeros. A game that knows
 * both readings means the number: "SWSH284" is a promo, not card 84 of SWSH2; but "XY043" may be either.
 */
export function productsOfBareCode(found: Found, number: string, code: BareCode, isWritten: IsWritten) {
  const { alone, placed, parted } = code
  const starred = isStarred(number) ? alone.filter((id) => isWritten(id, number)) : []
  if (starred.length) return starred
  if (!alone.length || !placed.length) return alone
  const games = new Set(placed.map((id) => gameOf(found, id)))
  const firm = alone.filter((id) => isWritten(id, number) || games.has(gameOf(found, id)))
  const isPrinted = firm.some((id) => isWritten(id, number))
  return [...new Set([...withOtherGames(found, firm, placed), ...(isPrinted ? [] : parted)])]
}

/** True if the product prints this very number, with its zeros. */
type IsWritten = (id: number, number: string) => boolean

export function writtenNumbers(printed: PrintingFacts[]): IsWritten {
  const numberOf = new Map(printed.map(({ id, number }) => [id, number ?? '']))
  return (id, number) => bare(numberOf.get(id) ?? '') === bare(number)
}

const bare = (number: string) => plain(number).replace(/[^a-z0-9★†]+/g, '')

import type { Reading } from '@bra/contract/trade/card-readings'
import { printedLanguage } from '@bra/contract/trade/printed-languages'
import { normalReference, numberSort, referenceOf } from '@bra/contract/trade/references'
import type { App } from '../../../app.ts'
import { type Found, printingsOfSame, productsNamed } from '../finder/index.ts'
import { bareCodesIn, inDoubt, productsOfBareCode, writtenNumbers } from './bare-codes.ts'
import { printedWith, type PrintingFacts } from './card-lists.queries.ts'
import { gameOf, isHere } from './game-votes.ts'
import { isInSet, numberedAbroad, numberedIn, setsCalled } from './places.ts'

const codeOf = ({ set, number }: Reading) => (set && number ? `${set}-${number}`.toUpperCase() : null)
const referencesOf = ({ set, number }: Reading) => (set && number ? [referenceOf(set, number)] : [])
const totalsOf = ({ number }: Reading) => (number?.includes('/') ? normalReference(number).totals : [])

export type PrintedBy = Awaited<ReturnType<typeof readPrinted>>

export async function readPrinted(db: App['db'], found: Found, readings: Reading[]) {
  const codes = [...new Set(readings.flatMap((reading) => codeOf(reading) ?? []))]
  const byKey = productsNamed(found, codes)
  const bareCodes = bareCodesIn(found, readings)
  const printed = await printedWith(db, {
    ids: [...inDoubt(bareCodes), ...severalAbroad(found, readings)],
    references: [...new Set(readings.flatMap(referencesOf))],
    codes,
    totals: [...new Set(readings.flatMap(totalsOf))],
  })
  const byReference = Map.groupBy(printed, ({ reference }) => reference)
  const byCode = Map.groupBy(printed, ({ code }) => code.toUpperCase())
  const byTotal = Map.groupBy(printed, ({ reference_total: total }) => total)
  const isWritten = writtenNumbers(printed)
  const languagesOf = new Map(printed.map(({ id, languages }) => [id, languages]))
  const numbered = (sets: number[], number: string) => {
    const language = printedLanguage(number)?.language
    const abroad = language ? numberedAbroad(found, sets, number) : []
    const inLanguage = abroad.filter((id) => languagesOf.get(id)?.includes(language!))
    return inLanguage.length ? inLanguage : numberedIn(found, sets, number)
  }
  const idsOf = (printings: PrintingFacts[]) => printings.map(({ id }) => id)
  /** By set and number, by the code that these make, or by the key of the card, which reprints of One Piece keep. */
  const ofSet = (reading: Reading, set: string, number: string) => {
    const written = number.split('/')[0]!
    const byWord = numbered(setsCalled(found, set), written)
    const exact = referencesOf(reading).flatMap((reference) => withNumber(byReference.get(reference) ?? [], written))
    const placed = [...byWord, ...idsOf([...exact, ...(byCode.get(codeOf(reading)!) ?? [])])]
    // "P-196" is a promo of One Piece by its set, and one of Digimon by its whole number
    const games = new Set(placed.map((id) => gameOf(found, id)))
    const keyed = byKey.get(codeOf(reading)!) ?? []
    return [...placed, ...keyed.filter((id) => !games.has(gameOf(found, id)))]
  }
  /** A reading without a set is found by number and total, or among the printings of its name. */
  return (reading: Reading, named: number[]): number[] => {
    const { name, set, number } = reading
    if (!number) return set ? named.filter((id) => isInSet(found, id, set)) : []
    const ofNumber = () => {
      if (set) return ofSet(reading, set, number)
      if (number.includes('/')) return idsOf(totalsOf(reading).flatMap((total) => byTotal.get(total) ?? []))
      if (!name) return productsOfBareCode(found, number, bareCodes.get(number)!, isWritten)
      const asked = numberSort(number)
      // energies are printed as "Fire Energy" and "Basic Fire Energy", and are one card
      return printingsOfSame(found, named).filter((id) => found.index.numbers[found.index.slotOf.get(id)!] === asked)
    }
    return [...new Set(ofNumber())].filter((id) => isHere(found, id)).sort((a, b) => a - b)
  }
}

/** Returns the products of a number that names a language, where several have it: some of them exist in others only. */
function severalAbroad(found: Found, readings: Reading[]) {
  return readings.flatMap(({ set, number }) => {
    if (!set || !number || !printedLanguage(number)) return []
    const ids = numberedAbroad(found, setsCalled(found, set), number)
    return ids.length > 1 ? ids : []
  })
}

/** References leave out the star that tells "73★" from "73". */
function withNumber(printings: PrintingFacts[], number: string | null) {
  const same = printings.filter((printing) => printing.number === number)
  return same.length ? same : printings
}

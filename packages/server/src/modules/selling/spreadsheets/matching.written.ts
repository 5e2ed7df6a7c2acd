import { normalReference, numberSort } from '@bra/contract/trade/references'
import type { Db } from '../../../platform/db.ts'
import { inSlices } from '../../../platform/slices.ts'
import { type Match, matchOf } from './match.ts'
import { type NumberedPrinting, printingsNumbered } from './matching.queries.ts'
import { bareName, isNamed, type Naming, type NumberedReading, readingsIn } from './naming.ts'
import type { KnownSets } from './sets.ts'

/** A way of reading a name, with the sets that it may mean; none where the name tells of no set that is known. */
interface ReadingInSets extends NumberedReading {
  sets: { id: number }[]
}

interface Asked {
  naming: Naming
  sets: { id: number }[]
  readings: ReadingInSets[]
}

/** Finds cards by the number in their name, as in "Pikachu - 027"; name, set and number must agree on one printing. */
export async function matchedByWriting(db: Db, namings: Naming[], sets: KnownSets) {
  const asked: Asked[] = []
  await inSlices(namings, (naming) => asked.push(...askedBy(naming, sets)))
  const found = new Map<string, Match>()
  if (!asked.length) return found
  const readings = asked.flatMap((one) => one.readings)
  const printedBy = printingsBy(
    await printingsNumbered(db, {
      places: readings.flatMap(placesOf),
      totals: readings.filter(isOfNoSet).flatMap(totalsOf),
      numbers: readings.filter(isOfNoSet).flatMap(numbersAlone),
    }),
  )
  await inSlices(asked, (one) => found.set(one.naming.key, matchIn(one, printedBy)))
  return found
}

function askedBy(naming: Naming, known: KnownSets): Asked[] {
  const sets = known.meant(naming)
  const isOfColumn = ({ number }: NumberedReading) => !naming.number || numberSort(number) === numberSort(naming.number)
  const readings = readingsIn(naming)
    .filter(isOfColumn)
    .map((reading) => ({
      ...reading,
      sets: reading.set ? known.meant({ sets: [reading.set], game: naming.game }) : sets,
    }))
  return readings.length ? [{ naming, sets, readings }] : []
}

const isOfNoSet = ({ set, sets }: ReadingInSets) => set === null && !sets.length
const totalsOf = ({ number }: NumberedReading) => (number.includes('/') ? normalReference(number).totals : [])
/** "SWSH068" names its printing alone, if no other card has that number. */
const numbersAlone = ({ number }: NumberedReading) =>
  /^[a-z]{2,}-?\d/i.test(number) && !number.includes('/') ? [numberSort(number)] : []

/** Promos have their set in the number: the card 27 of SVP may be "SVP027". */
const placesOf = ({ set, sets, number }: ReadingInSets) => {
  const numbers = [number, ...(set ? [set + number] : [])].map(numberSort)
  return sets.flatMap(({ id }) => numbers.map((sort) => ({ set: id, number: sort })))
}

function printingsBy(rows: NumberedPrinting[]) {
  const byPlace = Map.groupBy(rows, (row) => `${row.category_id} ${row.number_sort}`)
  const byTotal = Map.groupBy(rows, (row) => row.reference_total)
  const byNumber = Map.groupBy(rows, (row) => row.number_sort)
  return (reading: ReadingInSets) => {
    const totals = totalsOf(reading)
    if (!isOfNoSet(reading)) {
      const placed = placesOf(reading).flatMap(({ set, number }) => byPlace.get(`${set} ${number}`) ?? [])
      return placed.filter(({ reference_total: of }) => !totals.length || of === null || totals.includes(of))
    }
    if (totals.length) return totals.flatMap((total) => byTotal.get(total) ?? [])
    const alone = numbersAlone(reading).flatMap((number) => byNumber.get(number) ?? [])
    return alone.length === 1 ? alone : []
  }
}

function matchIn({ naming, sets, readings }: Asked, printedBy: (reading: ReadingInSets) => NumberedPrinting[]): Match {
  const printed = readings.map((reading) => ({ reading, rows: printedBy(reading) }))
  const agreeing = printed.flatMap(({ reading, rows }) =>
    rows.filter(({ names }) => isNamed([reading.name], names)).map((row) => ({ reading, row })),
  )
  const ids = [...new Set(agreeing.map(({ row }) => row.id))]
  const isOfColumns = ({ category_id: own }: NumberedPrinting) =>
    naming.sets.length === 0 || sets.some(({ id }) => id === own)
  const isSure = agreeing.every(({ reading, row }) => isOfColumns(row) && !isOfOtherSet(row, reading, readings))
  const inSets = printed.filter(({ reading }) => reading.sets.length)
  const ofTotals = printed.filter(({ reading }) => isOfNoSet(reading) && reading.number.includes('/'))
  const candidates = [...ids, ...[...inSets, ...ofTotals].flatMap(({ rows }) => rows.map(({ id }) => id))]
  return ids.length === 1 && isSure ? matchOf(ids) : { candidates: [...new Set(candidates)] }
}

/** True if the name tells of a set that is not that of the card; the letters of its own number are no set. */
function isOfOtherSet({ category_id: own, names }: NumberedPrinting, { number }: ReadingInSets, all: ReadingInSets[]) {
  return all.some(
    ({ set, sets, name, number: other }) =>
      set !== null &&
      sets.length > 0 &&
      bareName(set + other) !== bareName(number) &&
      isNamed([name], names) &&
      !sets.some(({ id }) => id === own),
  )
}

import type { Saying } from '@bra/contract/kit/saying'
import type { ErrorCode } from '@bra/contract/refusals'
import type { App } from '../../../app.ts'
import { inSlices } from '../../../platform/slices.ts'
import { copiesOfProducts } from '../../catalogue/catalog/index.ts'
import { foreseeListings, type Outcome, passportRuleOf, whyRefused } from '../inventory/index.ts'
import type { Fault } from './fault.ts'
import { words } from './faults.words.ts'
import { columnOfField, lineOf, numberOf, type ReadLine } from './lines.ts'
import type { Match } from './match.ts'
import { matchCards } from './matching.ts'
import { type Naming, namingOf } from './naming.ts'
import { unmatchedIn, wordsIn } from './questions.ts'
import type { Sheet } from './reading.ts'
import { readerOf } from '@bra/contract/trade/sheet-words'
import { NOTHING, productsByOffer } from './spreadsheets.queries.ts'
import type { Answers, Line, Understanding } from './spreadsheets.tables.ts'
import { changesShown } from './changes-shown.ts'
import { joinedLines, withPrices } from './unpriced.ts'
import { wordsOfStore } from './words.queries.ts'

export async function understand(app: App, storeId: number, sheet: Sheet, answers: Answers): Promise<Understanding> {
  const { shop } = sheet
  const named = sheet.lines.map((line) => ({ ...line, naming: namingOf(line.cells) }))
  const wanted = named.filter(({ naming }) => answers.picks[naming.key] !== null)
  const { cards, singles } = await cardsOf(app, wanted, answers)
  const ids = wanted.map(({ cells }) => numberOf(cells.id)).filter(Number.isSafeInteger)
  const found = [...cards.values()].flatMap(({ id }) => id ?? [])
  const [byOffer, meanings, copies] = await Promise.all([
    productsByOffer(app.db, storeId, ids),
    wordsOfStore(app.db, storeId, shop),
    copiesOfProducts(app.db, found),
  ])
  const read = readerOf(shop, meanings)
  const results: (ReadLine | Fault[])[] = []
  await inSlices(wanted, ({ line, cells }) => results.push(lineOf(line, cells, { cards, byOffer, copies, read, shop })))
  const priced = await withPrices(
    app,
    results.flatMap((one) => (Array.isArray(one) ? [] : one)),
    answers,
  )
  const joined = joinedLines(priced.lines)
  const foreseen = await foresee(app, { storeId, stock: answers.stock }, joined)
  const wrong = results.flatMap((one) => (Array.isArray(one) ? one : []))
  const faults = [...sheet.broken, ...wrong, ...priced.faults, ...foreseen.faults]
  return {
    lines: foreseen.lines,
    counts: foreseen.counts,
    faults: faults.toSorted((a, b) => a.line - b.line),
    known: wanted.filter(({ naming }) => cards.get(naming.key)?.id !== undefined).length,
    questions: {
      words: wordsIn(sheet, read),
      ...(await unmatchedIn(app.db, wanted, cards)),
      ...priced.questions,
      single_count: singles,
      joined_count: priced.lines.length - joined.length,
      stock: answers.stock,
      ...foreseen.questions,
    },
  }
}

async function cardsOf(app: App, wanted: { naming: Naming }[], { picks, takes_single }: Answers) {
  const found = await matchCards(
    app.db,
    wanted.map(({ naming }) => naming),
  )
  const single = [...found].filter(([, { id, candidates }]) => id === undefined && candidates.length === 1)
  const taken = single.map(([key, { candidates }]): [string, Match] => [key, { id: candidates[0]!, candidates: [] }])
  const cards = new Map([...found, ...(takes_single ? taken : [])])
  const picked = Object.entries(picks).flatMap(([key, id]): [string, Match][] =>
    id === null ? [] : [[key, { id, candidates: [] }]],
  )
  const singles = takes_single ? 0 : single.filter(([key]) => !(key in picks)).length
  return { cards: new Map([...cards, ...picked]), singles }
}

interface Destination {
  storeId: number
  stock: Answers['stock']
}

/** Keeps the lines that would be written, and counts what they do. */
async function foresee(app: App, { storeId, stock }: Destination, read: Line[]) {
  const passport = await passportRuleOf(app.db, 'list')
  const foreseeAll = (some: Line[]) =>
    foreseeListings(app.db, { storeId, listings: some.map(({ listing }) => listing), ifExists: 'replace', passport })
  const first = await foreseeAll(read)
  const lines = stock === 'add' ? read.map((line, at) => added(line, first.outcomes[at]!)) : read
  const { outcomes, waiting } = stock === 'add' ? await foreseeAll(lines) : first
  const repeated = repetitions(lines, outcomes)
  const isWritten = (line: Line, at: number) => outcomes[at]!.outcome !== 'refused' && !repeated.has(line.line)
  const written = lines.flatMap((line, at) => (isWritten(line, at) ? [{ line, outcome: outcomes[at]! }] : []))
  return {
    lines: written.map(({ line, outcome }) => pinned(line, outcome)),
    faults: [...refusals(lines, outcomes), ...repeated.values()],
    counts: { ...countsOf(written.map(({ outcome }) => outcome)), waiting },
    questions: {
      existing_count: read.filter((line, at) => bringsUnits(line, first.outcomes[at]!)).length,
      changes: await changesShown(app.db, written),
    },
  }
}

/** A line without the number of an offer that meets one with units: only the seller knows whether they are the same cards. */
const bringsUnits = ({ listing }: Line, foreseen: Outcome) =>
  !('id' in listing && listing.id !== undefined) && 'had' in foreseen && (foreseen.had ?? 0) > 0

const added = (line: Line, foreseen: Outcome): Line =>
  bringsUnits(line, foreseen)
    ? {
        ...line,
        listing: { ...line.listing, quantity: (line.listing.quantity ?? 0) + ('had' in foreseen ? foreseen.had! : 0) },
      }
    : line

/** Keeps the stock that the preview saw, so that units sold in between are reported and not restored. */
const pinned = ({ line, listing }: Line, foreseen: Outcome): Line =>
  listing.quantity === undefined || foreseen.outcome === 'refused'
    ? { line, listing }
    : { line, listing: { ...listing, quantity_was: foreseen.had } }

export const countsOf = (outcomes: Outcome[], from = NOTHING) => {
  const counts = { ...from }
  for (const one of outcomes) {
    if (one.outcome === 'refused') continue
    counts[one.outcome]++
    if (one.waits) counts.waiting = (counts.waiting ?? 0) + 1
    if (one.unseen) counts.unseen = (counts.unseen ?? 0) + 1
  }
  return counts
}

export const refusals = (lines: Line[], outcomes: Outcome[]): Fault[] =>
  outcomes.flatMap((one, at) =>
    one.outcome === 'refused'
      ? { line: lines[at]!.line, column: columnOf(one), message: sentenceOf(one, lines[at]!) }
      : [],
  )

type Refused = Extract<Outcome, { outcome: 'refused' }>

const columnOf = ({ absent }: Refused) => (absent ? columnOfField[absent.field]! : null)

function sentenceOf(refused: Refused, { listing }: Line) {
  const { code, had } = refused
  if (code !== 'stock_moved') return onLine[code] ?? whyRefused(refused)
  return words.stockMoved(listing.quantity_was, had)
}

const onLine: Partial<Record<ErrorCode, Saying>> = { grade_missing: words.ungraded }

/** Faults for lines that name the same offer as an earlier line, by line number. */
function repetitions(lines: Line[], outcomes: Outcome[]) {
  const [first, repeated] = [new Map<number, number>(), new Map<number, Fault>()]
  for (const [at, one] of outcomes.entries()) {
    const { line } = lines[at]!
    if (one.outcome === 'refused') continue
    const before = first.get(one.id)
    if (before === undefined) first.set(one.id, line)
    else repeated.set(line, { line, column: null, message: words.repeats(before) })
  }
  return repeated
}

import type { SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import type { App } from '../../../app.ts'
import { priceVariants } from '../../prices/fair-prices/index.ts'
import type { ToSave } from '../inventory/index.ts'
import type { Fault } from './fault.ts'
import { words } from './faults.words.ts'
import type { ReadLine } from './lines.ts'
import { inReais } from './foreign-prices.ts'
import { candidatesOf } from './matching.queries.ts'
import { QUESTIONS_SHOWN } from './questions.ts'
import type { Answers, Line } from './spreadsheets.tables.ts'

const VARIANTS_AT_ONCE = 500

type NewOffer = Extract<ToSave, { product_id: number }>
/** A file of another shop names no offers of ours, so its lines are new ones. */
type Unpriced = ReadLine & { listing: NewOffer; unpriced: NonNullable<ReadLine['unpriced']> }
const isUnpriced = (line: ReadLine): line is Unpriced => line.unpriced !== undefined && 'product_id' in line.listing

interface Priced {
  lines: Line[]
  faults: Fault[]
  questions: Pick<SheetQuestions, 'unpriced' | 'unpriced_count' | 'suggested_count' | 'currencies' | 'pauses_unpriced'>
}

/** Gives lines without a price in reais the one that was typed, that of the rate, or the suggested one if that was chosen. */
export async function withPrices(app: App, read: ReadLine[], answers: Answers): Promise<Priced> {
  const { prices, suggested_prices, rates, pauses_unpriced } = answers
  const typed = read.map((line) => {
    const price = line.unpriced && (prices[line.line] ?? byRate(line, rates))
    return price === undefined ? line : priced(line, price)
  })
  const open = typed.filter(isUnpriced)
  const suggested = await suggestions(app, suggested_prices || pauses_unpriced ? open : open.slice(0, QUESTIONS_SHOWN))
  const taken = suggested_prices ? suggested : new Map<number, number>()
  const given = typed.map((line) =>
    line.unpriced && taken.has(line.line) ? priced(line, taken.get(line.line)!) : line,
  )
  const lines = pauses_unpriced ? given.map((line) => paused(line, suggested.get(line.line))) : given
  const left = lines.filter(isUnpriced)
  return {
    lines: lines.filter((line) => line.unpriced === undefined),
    faults: left.map(({ line, unpriced: { told } }) => ({ line, column: 'preco', message: sentenceOf(told) })),
    questions: {
      unpriced: await askedPrices(app, left.slice(0, QUESTIONS_SHOWN), suggested),
      unpriced_count: left.length,
      suggested_count: taken.size,
      currencies: currenciesIn(read, rates),
      pauses_unpriced,
    },
  }
}

const byRate = ({ unpriced }: ReadLine, rates: Answers['rates']) => {
  const rate = unpriced?.foreign && rates[unpriced.foreign.currency]
  return rate ? inReais(unpriced.foreign!, rate) : undefined
}

/** An offer that nobody can buy may wait for its price with the figure of the file; without any figure it stays a question. */
function paused(line: ReadLine, suggested: number | undefined): ReadLine {
  const cents = line.unpriced && (suggested ?? line.unpriced.foreign?.cents)
  if (cents === undefined) return line
  const { listing, ...rest } = priced(line, cents)
  return { ...rest, listing: { ...listing, status: 'paused' } }
}

function currenciesIn(read: ReadLine[], rates: Answers['rates']): SheetQuestions['currencies'] {
  const found = Map.groupBy(
    read.flatMap(({ unpriced }) => unpriced?.foreign?.currency ?? []),
    (currency) => currency,
  )
  return [...found].map(([currency, lines]) => ({ currency, lines: lines.length, rate: rates[currency] ?? null }))
}

const priced = ({ line, listing }: ReadLine, price_cents: number): ReadLine => ({
  line,
  listing: { ...listing, price_cents },
})

const sentenceOf = (told: string | null) => (told ? words.otherCurrency(told) : words.unpriced)

/** Returns what offers are worth, in cents by line, where anything like them was sold or is on sale. */
async function suggestions(app: App, open: Unpriced[]) {
  const found = new Map<number, number>()
  for (let at = 0; at < open.length; at += VARIANTS_AT_ONCE) {
    const some = open.slice(at, at + VARIANTS_AT_ONCE)
    const answers = await priceVariants(
      app.db,
      app,
      some.map(({ listing: { product_id, condition, language, finish, extras } }) => ({
        product_id,
        condition,
        language,
        finish,
        extras,
      })),
    )
    for (const [place, { fair }] of answers.entries()) if (fair) found.set(some[place]!.line, fair.price_cents)
  }
  return found
}

async function askedPrices(app: App, left: Unpriced[], suggested: Map<number, number>) {
  const products = await candidatesOf(
    app.db,
    left.map(({ listing }) => listing.product_id),
  )
  return left.map(({ line, listing, unpriced: { told } }) => ({
    line,
    name: products.get(listing.product_id)?.name ?? '',
    condition: listing.condition,
    language: listing.language,
    finish: listing.finish,
    told,
    suggested_cents: suggested.get(line) ?? null,
  }))
}

/** Joins lines that are one offer, such as cards of two binders; their units add up. Lines of known offers stay apart. */
export function joinedLines(lines: Line[]): Line[] {
  const first = new Map<string, Line>()
  for (const { line, listing } of lines) {
    const { quantity = 0, comment: _, ...rest } = listing
    const key = 'id' in listing && listing.id !== undefined ? `line ${line}` : JSON.stringify(rest)
    const before = first.get(key)
    first.set(
      key,
      before
        ? { ...before, listing: { ...before.listing, quantity: (before.listing.quantity ?? 0) + quantity } }
        : { line, listing },
    )
  }
  return [...first.values()]
}

import { sayingOfSchema } from '../../../platform/language.ts'
import { plain } from '@bra/contract/trade/format'
import { ListingChange, NewListing, OptionalTerms, Stock } from '@bra/contract/stores/listings.schemas'
import type { SheetShop, WordKind } from '@bra/contract/selling/sheet-shop-names'
import { type Copies, finishMeant, knownLanguage, onlyLanguage } from '@bra/contract/trade/copies'
import { languageOfReference, printedLanguage } from '@bra/contract/trade/printed-languages'
import { extraNames, type Finish, finishes } from '@bra/contract/trade/trade'
import { withoutMark } from './certificates.ts'
import type { Fault } from './fault.ts'
import { howToWrite, words } from './faults.words.ts'
import type { Cells, ColumnName } from '@bra/contract/trade/sheet-columns'
import type { Match } from './match.ts'
import { type Naming, namingOf } from './naming.ts'
import { type PriceOfLine, priceOf } from './price-cells.ts'
import type { WordReader } from '@bra/contract/trade/sheet-words'
import { habits } from '@bra/contract/trade/sheet-shops'
import type { Line } from './spreadsheets.tables.ts'

const extras = new Map(
  Object.entries(extraNames).flatMap(([code, name]) => [code, name].map((word) => [plain(word), code] as const)),
)
const statuses = new Map([
  ...['ativo', 'ativa', 'available'].map((word) => [word, 'available'] as const),
  ...['pausado', 'pausada', 'paused'].map((word) => [word, 'paused'] as const),
])

export const columnOfWord = { condition: 'condicao', language: 'idioma', finish: 'acabamento' } as const

export const columnOfField: Record<string, ColumnName> = {
  id: 'id',
  product_id: 'codigo',
  condition: 'condicao',
  language: 'idioma',
  finish: 'acabamento',
  extras: 'extras',
  grade: 'nota',
  price_cents: 'preco',
  quantity: 'quantidade',
  quantity_was: 'quantidade_exportada',
  status: 'situacao',
  comment: 'comentario',
  position: 'posicao',
  sku: 'sku',
}

/** A line with an existing variant changes that offer: the stock seen counts, and status and comment stay. */
const NewLine = NewListing.extend({ ...OptionalTerms.shape, quantity_was: Stock.optional() })

export interface Known {
  cards: Map<string, Match>
  byOffer: Map<number, number>
  copies: Map<number, Copies>
  read: WordReader
  shop: SheetShop | null
}

/** An offer that a line asks for; `told` is the price of the file if that is in no reais, and the price is 1 till then. */
export type ReadLine = Line & { unpriced?: Pick<PriceOfLine, 'told' | 'foreign'> }

/** Returns the offer that a line asks for, or its faults by column. An empty cell means the default, or no change. */
export function lineOf(line: number, cells: Cells, known: Known): ReadLine | Fault[] {
  const naming = namingOf(cells)
  const price = priceOf(cells, known.shop)
  const product_id = known.cards.get(naming.key)?.id
  if (product_id === undefined) return [unmatched(line, naming)]
  const asked = askedBy(cells, known, { product_id, price_cents: price.cents ?? 1 })
  const own = known.byOffer.get(asked.id ?? 0)
  if (own !== undefined && own !== product_id)
    return [{ line, column: 'codigo', message: words.otherProduct(asked.id) }]
  const { product_id: _, ...change } = asked
  const parsed = asked.id === undefined ? NewLine.safeParse(asked) : ListingChange.safeParse(change)
  if (parsed.success)
    return {
      line,
      listing: parsed.data,
      ...(price.cents === null && { unpriced: { told: price.told, foreign: price.foreign } }),
    }
  const faults = parsed.error.issues.map((issue) => faultOf(line, issue))
  return [...new Map(faults.map((fault) => [fault.column, fault])).values()]
}

function unmatched(line: number, { code, text }: Naming): Fault {
  if (code !== undefined) return { line, column: 'codigo', message: words.unknownCode(text) }
  return { line, column: null, message: text ? words.notFound(text) : words.nameless }
}

/** A rule of ours, such as one edition at most, says more than how the column is written. */
function faultOf(
  line: number,
  { path, message, code }: { path: PropertyKey[]; message: string; code?: string },
): Fault {
  const column = columnOfField[String(path[0])] ?? null
  return { line, column, message: (code !== 'custom' && column && howToWrite[column]) || sayingOfSchema(message) }
}

/** Returns only what the line says; an unknown word is passed on and refused later. */
function askedBy(cells: Cells, { copies, read, shop }: Known, decided: { product_id: number; price_cents: number }) {
  const word = (kind: WordKind) => {
    const text = cells[columnOfWord[kind]]
    return text ? (read(kind, text) ?? text) : undefined
  }
  const status = cells.situacao
  const some = {
    id: cells.id ? numberOf(cells.id) : undefined,
    ...decided,
    condition: word('condition') ?? null,
    language: word('language') ?? (cells.id ? undefined : languageUnsaid(cells, shop, copies.get(decided.product_id))),
    finish: cells.id ? word('finish') : finishOf(word('finish'), copies.get(decided.product_id)),
    extras: extrasOf(cells.extras),
    grade: gradeOf(cells),
    ...stockOf(cells),
    status: status ? (statuses.get(plain(status)) ?? status) : undefined,
    comment: cells.comentario,
    position: cells.posicao,
    sku: cells.sku === undefined ? undefined : withoutMark(cells.sku),
  }
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Partial<typeof some>
}

/** Without a language, a line has the printing's only one, else the one its number names, else the shop's usual one. */
const languageUnsaid = ({ codigo, numero }: Cells, shop: SheetShop | null, copies: Copies | undefined) =>
  onlyLanguage(copies) ??
  knownLanguage(languageOfReference(codigo ?? numero ?? '') ?? printedLanguage(numero ?? '')?.language, copies) ??
  (shop ? habits[shop].language : undefined)

/** A line without a finish is of a normal copy, if there is one. An unknown word stays, and is refused later. */
const finishOf = (word: string | undefined, copies: Copies | undefined) =>
  finishes.includes((word ?? 'normal') as Finish) ? finishMeant((word ?? 'normal') as Finish, copies) : word

/** An unchanged exported quantity is left out, so that units sold since then stay sold. */
function stockOf({ id, quantidade, quantidade_exportada: seen }: Cells) {
  const [quantity, quantity_was] = [numberOf(quantidade), seen ? numberOf(seen) : undefined]
  return id && (!quantidade || quantity === quantity_was) ? {} : { quantity, quantity_was }
}

/** Accepts digits only, because 1.000 could mean one unit or a thousand. */
export const numberOf = (cell = '') => (/^\d+$/.test(cell) ? Number(cell) : Number.NaN)

const extrasOf = (cell: string | undefined) =>
  cell === '' ? [] : cell?.split('|').map((name) => extras.get(plain(name.trim())) ?? name.trim())

/** Returns null if the grade is removed, and undefined if the line says nothing of it. */
function gradeOf({ certificadora: company, nota = '', certificado = '' }: Cells) {
  if (company === '' && !nota && !certificado) return null
  if (!company && !nota && !certificado) return undefined
  return { company: company ?? '', grade: Number(nota.replace(',', '.')), certificate: withoutMark(certificado) }
}

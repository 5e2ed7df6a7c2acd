import { centsOf } from '@bra/contract/trade/cents'
import { plain } from '@bra/contract/trade/format'
import { ListingChange, NewListing, OptionalTerms, Stock } from '@bra/contract/stores/listings.schemas'
import type { Fault } from '@bra/contract/selling/spreadsheets.schemas'
import { conditionNames, extraNames, finishNames, languageNames, offerConditions } from '@bra/contract/trade/trade'
import type { ColumnName } from './columns.ts'
import { withoutMark } from './certificates.ts'
import type { Line } from './spreadsheets.tables.ts'

export type Cells = Partial<Record<ColumnName, string>>

/** Maps both the code and the name to the code, in any spelling. */
const wordsOf = (names: Record<string, string>) =>
  new Map(Object.entries(names).flatMap(([code, name]) => [code, name].map((word) => [plain(word), code])))
const conditions = wordsOf(Object.fromEntries(offerConditions.map((code) => [code, conditionNames[code]])))
const [languages, finishes, extras] = [languageNames, finishNames, extraNames].map(wordsOf) as [
  Map<string, string>,
  Map<string, string>,
  Map<string, string>,
]
const statuses = new Map([
  ...['ativo', 'ativa', 'available'].map((word) => [word, 'available'] as const),
  ...['pausado', 'pausada', 'paused'].map((word) => [word, 'paused'] as const),
])

const columnOfField: Record<string, ColumnName> = {
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
}
const sentences: Partial<Record<ColumnName, string>> = {
  condicao: 'Use o código ou o nome da condição: NM, SP, Muito Usada.',
  idioma: 'Use o código ou o nome do idioma: PT, EN, Japonês.',
  acabamento: 'Use o nome do acabamento: Normal, Foil, Reverse Foil.',
  extras: 'Use nomes separados por barra vertical: Promo|Assinada. Um hífen sozinho tira todos.',
  preco: 'Escreva o preço em reais, de 0,01 a 1.000.000,00, como 5,90.',
  quantidade: 'Escreva a quantidade só com algarismos, de 0 a 99999.',
  situacao: 'Use ativo ou pausado.',
  nota: 'Informe certificadora, nota de 1 a 10 e certificado, cada um com até 40 letras.',
  id: 'O número da oferta é o da coluna id de uma planilha exportada.',
  quantidade_exportada: 'Deixe esta coluna como foi exportada: a nova quantidade vai na coluna quantidade.',
}

/** A line with an existing variant changes that offer: the stock seen counts, and status and comment stay. */
const NewLine = NewListing.extend({ ...OptionalTerms.shape, quantity_was: Stock.optional() })

/** Products that the sheet names, by code as written there and by offer id. */
export interface Known {
  byCode: Map<string, number | undefined>
  byOffer: Map<number, number>
}

/** Returns the offer that a line asks for, or its faults by column. An empty cell means the default, or no change. */
export function lineOf(line: number, cells: Cells, known: Known): Line | Fault[] {
  const asked = askedBy(cells, known.byCode)
  if (asked.product_id === undefined)
    return [{ line, column: 'codigo', message: `Nenhum produto do catálogo tem o código "${cells.codigo ?? ''}".` }]
  const own = known.byOffer.get(asked.id ?? 0)
  if (own !== undefined && own !== asked.product_id)
    return [{ line, column: 'codigo', message: `A oferta ${asked.id} é de outro produto. Confira o id e o código.` }]
  const { product_id: _, ...change } = asked
  const parsed = asked.id === undefined ? NewLine.safeParse(asked) : ListingChange.safeParse(change)
  if (parsed.success) return { line, listing: parsed.data }
  const faults = parsed.error.issues.map((issue) => faultOf(line, String(issue.path[0]), issue.message))
  return [...new Map(faults.map((fault) => [fault.column, fault])).values()]
}

function faultOf(line: number, field: string, message: string): Fault {
  const column = columnOfField[field] ?? null
  return { line, column, message: (column && sentences[column]) ?? message }
}

/** Returns only what the line says; an unknown word is passed on and refused later. */
function askedBy(cells: Cells, products: Known['byCode']) {
  const word = (column: ColumnName, known: Map<string, string>) => {
    const text = cells[column]
    return text ? (known.get(plain(text)) ?? text) : undefined
  }
  const some = {
    id: cells.id ? numberOf(cells.id) : undefined,
    product_id: products.get(cells.codigo ?? ''),
    condition: word('condicao', conditions) ?? null,
    language: word('idioma', languages),
    finish: word('acabamento', finishes),
    extras: extrasOf(cells.extras),
    grade: gradeOf(cells),
    price_cents: centsOf(cells.preco ?? '') ?? Number.NaN,
    ...stockOf(cells),
    status: word('situacao', statuses),
    comment: cells.comentario,
  }
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Partial<typeof some>
}

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

import { addressSlug } from '@bra/contract/trade/format'
import type { ProductType } from '@bra/contract/trade/trade'
import { z } from 'zod'
import { type CsvRecord, CsvRecords } from '../../../../platform/csv.ts'
import { columnsOf, separatorOf } from './csv-columns.ts'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './import.types.ts'
import { elementWord, gramsOfCard, ncmOfCards, pokemon, rarityWord } from './pokemon-words.ts'
import { AddressWords, dayOf, KeyWords, readRow, Words } from './row-problems.ts'
import { damageOf, linesOf, sizeOf } from './text-files.ts'

const types: Record<string, ProductType> = {
  carta: 'tcg',
  card: 'tcg',
  acessorio: 'acs',
  accessory: 'acs',
  item: 'bra',
}
const required = (words: typeof Words) =>
  words.transform((text, row) => {
    if (text === null) row.addIssue('falta preencher')
    return text ?? z.NEVER
  })
const Required = required(Words)
const RequiredKey = required(KeyWords)
const Whole = Words.transform((text, row) => {
  if (text === null || /^\d{1,6}$/.test(text)) return text === null ? null : Number(text)
  row.addIssue(`"${text}" não é um número inteiro`)
  return z.NEVER
})
const Digits = (pattern: RegExp, problem: string) =>
  Words.refine((text) => text === null || pattern.test(text), problem)
const TagWords = Words.refine((text) => text === null || addressSlug(text) !== '', 'use letras ou números')
const Day = Words.transform((text, row) => {
  const day = dayOf(text?.replace(/^(\d\d)[/-](\d\d)[/-](\d{4})$/, '$3-$2-$1'))
  if (text && !day) row.addIssue(`"${text}" não é uma data`)
  return day
})
const Address = AddressWords.refine(
  (text) => text === null || /^(https?:\/\/|\/)\S+$/.test(text),
  'não é um endereço de imagem',
)

const CsvRow = z.object({
  jogo: Required,
  tipo: Words.transform((text) => addressSlug(text ?? 'carta')).refine(
    (word) => word in types,
    'use carta, acessorio ou item',
  ),
  colecao: Required,
  colecao_codigo: RequiredKey,
  colecao_total: Whole,
  serie: Words,
  lancamento: Day,
  codigo: KeyWords,
  numero: KeyWords,
  nome: Required,
  nome_en: Words,
  carta: KeyWords,
  raridade: Words,
  elementos: Words,
  categoria: Words,
  forca: Words,
  artista: Words,
  marca: TagWords,
  liga: TagWords,
  imagem: Address,
  imagem_grande: Address,
  ean: Digits(/^\d{8,14}$/, 'um EAN tem de 8 a 14 dígitos'),
  ncm: Digits(/^\d{8}$/, 'um NCM tem 8 dígitos'),
  peso_g: Whole.refine((grams) => grams !== 0, 'o peso é maior que zero'),
})
type CsvRow = z.output<typeof CsvRow>

/** Reads the columns of docs/import-csv.md. */
export async function* readCsv(file: string, meter: Meter): AsyncGenerator<Reading> {
  meter.total += (await sizeOf(file)).size
  const sets = new Map<string, ImportedSet>()
  let [last, isBad] = [1, false]
  for await (const { line, row, problem } of rowsOf(file, meter)) {
    yield row ? { file, line, card: cardOf(row, setOf(row, sets)) } : { file, line, problem }
    last = line
    isBad = !row
  }
  const damage = isBad ? null : await damageOf(file)
  if (damage) yield { file, line: last + 1, problem: damage }
}

async function* rowsOf(file: string, meter: Meter) {
  const lines = linesOf(file, meter)
  const { columns, separator } = headingOf(file, (await lines.next()).value?.text)
  // known cells never contain line breaks; unknown ones may
  const records = new CsvRecords(
    separator,
    columns.map((name) => name === false),
  )
  for await (const line of lines) for (const record of records.add(line)) yield rowOf(record, columns)
  for (const record of records.end()) yield rowOf(record, columns)
}

function rowOf({ line, cells }: CsvRecord, columns: (string | false)[]) {
  if (!cells) return { line, problem: 'a linha não segue o formato CSV (aspas ou colunas)' }
  if (cells.some(isBroken)) return { line, problem: `a linha tem letras que não são UTF-8: ${saveAsUtf8}` }
  const named = cells.flatMap((cell, at) => (columns[at] ? [[columns[at], cell]] : []))
  return { line, ...readRow(CsvRow, Object.fromEntries(named)) }
}

/** U+FFFD is what bytes become that are not valid in the file's encoding. */
const isBroken = (text: string) => text.includes('\uFFFD')
const saveAsUtf8 = 'salve a planilha como “CSV UTF-8”'

function headingOf(file: string, text: string | undefined) {
  if (text === undefined) throw new ImportImpossible(`O arquivo ${file} está vazio.`)
  if (isBroken(text)) throw new ImportImpossible(`O arquivo ${file} não está em UTF-8: ${saveAsUtf8}.`)
  const heading = text.replace(/^\uFEFF/, '')
  const columns = columnsOf(heading)
  const missing = ['jogo', 'colecao', 'colecao_codigo', 'nome'].filter((name) => !columns.some((own) => own === name))
  if (missing.length) throw new ImportImpossible(`Faltam colunas em ${file}: ${missing.join(', ')}.`)
  return { columns, separator: separatorOf(heading) }
}

/** The first row of a set describes the set; the others need only name it. */
function setOf(row: CsvRow, sets: Map<string, ImportedSet>): ImportedSet {
  const business = { ...gameOf(row.jogo), kind: types[row.tipo]! }
  const id = `${business.slug}-${row.colecao_codigo}`
  const known = sets.get(id)
  if (known) return known
  const set: ImportedSet = {
    source: 'csv',
    id,
    business,
    namePt: row.colecao,
    nameEn: null,
    code: row.colecao_codigo,
    ownsCode: true,
    series: row.serie,
    total: row.colecao_total,
    releasedOn: row.lancamento,
    symbol: null,
    logo: null,
  }
  sets.set(id, set)
  return set
}

function gameOf(name: string) {
  const slug = addressSlug(name)
  return [pokemon.slug, addressSlug(pokemon.name)].includes(slug) ? pokemon : { slug, name }
}

function cardOf(row: CsvRow, set: ImportedSet): ImportedCard {
  const number = row.numero?.split('/')[0]!.trim() || null
  const isCard = set.business.kind === 'tcg'
  const elements = (row.elementos ?? '').split('|').map((name) => name.trim())
  return {
    set,
    id: row.codigo ?? `${row.colecao_codigo}-${number ?? addressSlug(row.nome)}`,
    number,
    printedTotal: Number(row.numero?.match(/\/\D*(\d+)$/)?.[1]) || null,
    namePt: row.nome,
    nameEn: row.nome_en,
    cardKey: row.carta,
    needsKey: false,
    rarity: rarityWord(row.raridade),
    elements: elements.filter(Boolean).map(elementWord),
    images: [row.imagem, row.imagem_grande].filter((image) => typeof image === 'string'),
    kind: row.categoria,
    strength: row.forca,
    artist: row.artista,
    brand: row.marca,
    league: row.liga,
    ean: row.ean,
    ncm: row.ncm ?? (isCard ? ncmOfCards : null),
    weightGrams: row.peso_g ?? (isCard ? gramsOfCard : null),
  }
}

import { addressSlug } from '@bra/contract/trade/format'
import { type CsvRecord, CsvRecords } from '../../../platform/csv.ts'
import { blankCard, blankSet } from './blanks.ts'
import { printedKey } from './card-keys.ts'
import { columnsOf, languageOfColumn, separatorOf } from './csv-columns.ts'
import { CsvRow, partsOf, productTypes } from './csv-row.ts'
import { gameNamed } from './games.ts'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { otherNamesOf } from './printing-words.ts'
import { RepeatedNames } from './repeated-names.ts'
import { readRow } from './row-problems.ts'
import { damageOf, linesOf, sizeOf } from './text-files.ts'
import { wordsFor } from './words-of-games.ts'

export async function* readCsv(file: string, meter: Meter): AsyncGenerator<Reading> {
  meter.total += (await sizeOf(file)).size
  const sets = new Map<string, ImportedSet>()
  const names = new RepeatedNames()
  let [last, isBad] = [1, false]
  for await (const { line, row, problem } of rowsOf(file, meter)) {
    const card = row && cardOf(row, setOf(row, sets))
    const repeated = card && names.problemOf(card)
    yield card ? { file, line, card } : { file, line, problem: problem! }
    if (repeated) yield { file, line, problem: repeated }
    last = line
    isBad = !row
  }
  const damage = isBad ? null : await damageOf(file)
  if (damage) yield { file, line: last + 1, problem: damage }
}

async function* rowsOf(file: string, meter: Meter) {
  const lines = linesOf(file, meter)
  const { columns, separator } = headingOf(file, (await lines.next()).value?.text)
  // of the known cells only the rules text may contain line breaks; unknown ones may, too
  const records = new CsvRecords(
    separator,
    columns.map((name) => name === false || name === 'texto'),
  )
  let [fewest, openLine] = [0, 0]
  const read = (record: CsvRecord) => {
    const size = record.cells?.length ?? fewest
    if (record.line === openLine && size < fewest) return { line: openLine, problem: CUT }
    fewest = fewest ? Math.min(fewest, size) : size
    return rowOf(record, columns)
  }
  for await (const line of lines) {
    if (line.isOpen) openLine = line.line
    yield* records.add(line).map(read)
  }
  yield* records.end().map(read)
}

const CUT = 'a última linha tem menos colunas do que as outras: o arquivo foi cortado'

function rowOf({ line, cells }: CsvRecord, columns: (string | false)[]) {
  if (!cells) return { line, problem: 'a linha não segue o formato CSV (aspas ou colunas)' }
  if (cells.some(isBroken)) return { line, problem: `a linha tem letras que não são UTF-8: ${saveAsUtf8}` }
  const named = cells.flatMap((cell, at) => (columns[at] ? [[columns[at], cell] as const] : []))
  const nomes = named.flatMap(([name, cell]) => {
    const language = languageOfColumn(name)
    return language ? [[language, cell]] : []
  })
  return { line, ...readRow(CsvRow, { ...Object.fromEntries(named), nomes: Object.fromEntries(nomes) }) }
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
  const business = { ...gameNamed(row.jogo), kind: productTypes[row.tipo]! }
  const id = `${business.slug}-${row.colecao_codigo}`
  const known = sets.get(id)
  if (known) return known
  const set: ImportedSet = {
    ...blankSet,
    source: 'csv',
    id,
    business,
    namePt: row.colecao,
    nameEn: row.colecao_en,
    code: row.colecao_codigo,
    series: row.serie,
    total: row.colecao_total,
    printedTotal: row.colecao_total,
    releasedOn: row.lancamento,
  }
  sets.set(id, set)
  return set
}

function cardOf(row: CsvRow, set: ImportedSet): ImportedCard {
  const number = row.numero?.split('/')[0]!.trim() || null
  const variant = row.variante && addressSlug(row.variante)
  const words = wordsFor(set.business)
  const place = [row.colecao_codigo, number ?? addressSlug(row.nome), variant].filter(Boolean).join('-')
  return {
    ...(set.business.kind === 'tcg' ? blankCard : { ...blankCard, ncm: null, weightGrams: null }),
    ...given(row),
    set,
    cardKey: row.carta ?? printedKey(set.business.slug, row.colecao_codigo, number),
    id: row.codigo ?? place,
    number,
    variant,
    printedTotal: Number(row.numero?.match(/\/\D*(\d+)$/)?.[1]) || null,
    rarity: words.rarity(row.raridade),
    elements: (partsOf(row.elementos) ?? []).map(words.element),
    images: [row.imagem, row.imagem_grande].filter((image) => typeof image === 'string'),
    backImages: row.imagem_verso ? [row.imagem_verso] : [],
    otherNames: otherNamesOf(Object.entries(row.nomes)),
  }
}

/** What a cell says as it is; an empty weight or NCM leaves those of a card. */
const given = (row: CsvRow) => ({
  namePt: row.nome,
  nameEn: row.nome_en,
  kind: row.categoria,
  text: row.texto,
  cost: row.custo,
  strength: row.forca,
  finishes: row.acabamentos,
  editions: row.edicoes,
  languages: row.idiomas,
  ids: row.ids,
  artist: row.artista,
  brand: row.marca,
  league: row.liga,
  ean: row.ean,
  ...(row.ncm && { ncm: row.ncm }),
  ...(row.peso_g && { weightGrams: row.peso_g }),
})

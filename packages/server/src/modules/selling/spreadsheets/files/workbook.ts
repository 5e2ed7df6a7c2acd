import { doors } from '@bra/contract/kit/doors'
import { fail } from '../../../../platform/errors.ts'
import { dateStyles, writtenDay } from './date-cells.ts'
import { readXml } from './xml.ts'
import { Zip } from './zip.ts'

const MOST_OF_INDEX = 2_000_000
const { unpackedBytes: MOST_OF_CELLS, texts: MOST_STRINGS, columns: MOST_COLUMNS } = doors.sheet.bounds
/** Emptied rows count too; sheets of more offers than an import takes end here. */
const MOST_ROWS = 20_000
/** The most letters that Excel keeps in a cell, and that all cells together may have: shared texts repeat cheaply. */
const { cellLetters: MOST_LETTERS, letters: MOST_TOGETHER } = doors.sheet.bounds

export interface SheetRow {
  /** As Excel numbers rows, from 1. */
  line: number
  cells: string[]
}

/** Reads the first visible sheet of an XLSX: values as text, those of formulas as they were last computed. */
export async function readWorkbook(bytes: Buffer): Promise<SheetRow[]> {
  const zip = new Zip(bytes)
  if (!zip.has('xl/workbook.xml')) fail('sheet_not_workbook')
  const path = await firstSheet(zip)
  const strings = await sharedStrings(textOf(zip, 'xl/sharedStrings.xml', MOST_OF_CELLS))
  const dates = await dateStyles(textOf(zip, 'xl/styles.xml', MOST_OF_INDEX))
  return rowsOf(textOf(zip, path, MOST_OF_CELLS), strings, dates)
}

/** Yields the text of a file bit by bit, so that a file of many megabytes is never whole in memory. */
async function* textOf(zip: Zip, name: string, most: number) {
  let decoder: TextDecoder | undefined
  for await (const bytes of zip.read(name, most)) {
    decoder ??= new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8')
    yield decoder.decode(bytes, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

async function firstSheet(zip: Zip) {
  const sheets: { id: string; state: string }[] = []
  await readXml(textOf(zip, 'xl/workbook.xml', MOST_OF_INDEX), {
    opened: (name, attributes) =>
      name === 'sheet' && sheets.push({ id: relationOf(attributes), state: attributes.state ?? 'visible' }),
  })
  const paths = new Map<string, string>()
  await readXml(textOf(zip, 'xl/_rels/workbook.xml.rels', MOST_OF_INDEX), {
    opened: (name, { Id = '', Target = '' }) => name === 'Relationship' && paths.set(Id, Target),
  })
  const shown = sheets.find(({ state }) => state === 'visible') ?? sheets[0]
  const target = paths.get(shown?.id ?? '') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The prefix of this attribute is whatever the file chose, most often `r`. */
const relationOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

/** Reads the texts that cells share; a phonetic reading is no part of its text. */
async function sharedStrings(xml: AsyncIterable<string>) {
  const strings: string[] = []
  let [isText, isReading, held] = [false, false, '']
  await readXml(xml, {
    opened: (name) => {
      if (name === 'si') held = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (part) => {
      if (isText && held.length < MOST_LETTERS) held += part
    },
    closed: (name) => {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si' && strings.push(held) > MOST_STRINGS) fail('sheet_too_big')
    },
  })
  return strings
}

async function rowsOf(xml: AsyncIterable<string>, strings: string[], dates: ReadonlySet<number>) {
  const rows: SheetRow[] = []
  let row: SheetRow | undefined
  let [line, column, type, held, isValue, together] = [0, 0, '', '', false, 0]
  await readXml(xml, {
    opened: (name, { r, s, t = 'n' }) => {
      if (name === 'row') {
        line = numberIn(r) || line + 1
        row = { line, cells: [] }
        column = 0
      }
      if (name === 'c') {
        column = r ? columnOf(r) : column + 1
        type = t === 'n' && dates.has(Number(s)) ? 'd' : t
        held = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text: (part) => {
      if (isValue && held.length < MOST_LETTERS) held += part
    },
    closed: (name) => {
      isValue = false
      if (name === 'c' && row && held && column <= MOST_COLUMNS) {
        const value = valueOf(type, held, strings)
        if ((together += value.length) > MOST_TOGETHER) fail('sheet_too_big')
        setCell(row.cells, column, value)
      }
      if (name === 'row' && row?.cells.some(Boolean) && rows.push(row) > MOST_ROWS) fail('sheet_too_long')
    },
  })
  return rows
}

function setCell(cells: string[], column: number, value: string) {
  while (cells.length < column) cells.push('')
  cells[column - 1] = value.trim()
}

const numberIn = (text = '') => Number(text.replace(/\D/g, ''))

/** The number of a column from 1: A is 1 and AB is 28. */
function columnOf(reference: string) {
  const letters = /^[A-Z]{0,3}/.exec(reference)![0]
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Cell types of ECMA-376, section 18.18.11. */
function valueOf(type: string, held: string, strings: string[]) {
  if (type === 's') return strings[Number(held)] ?? ''
  if (type === 'b') return held === '1' ? 'true' : 'false'
  if (type === 'd') return writtenDay(held)
  return type === 'n' ? plainNumber(held) : held
}

/** Writes 1.2E3 as 1200 and 0.30000000000000004 as 0,3; a comma and three digits would mean thousands, so 4,725 has four. */
function plainNumber(held: string) {
  const number = Number(held)
  if (!Number.isFinite(number)) return held
  return String(Number(number.toPrecision(15)))
    .replace('.', ',')
    .replace(/,\d{3}$/, '$&0')
}

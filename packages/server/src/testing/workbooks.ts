import { crc32, deflateRawSync } from 'node:zlib'

const numbers = (...fields: [value: number, bytes: 2 | 4][]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

const DEFLATED = 8

/** Packs files as a ZIP does. */
export function zipOf(files: Record<string, string | Buffer>, flags = 0) {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const [plain, title] = [Buffer.from(content), Buffer.from(name)]
    const packed = deflateRawSync(plain)
    const sizes: [number, 2 | 4][] = [
      [20, 2],
      [flags, 2],
      [DEFLATED, 2],
      [0, 4],
      [crc32(plain), 4],
      [packed.length, 4],
      [plain.length, 4],
      [title.length, 2],
      [0, 2],
    ]
    const local = Buffer.concat([numbers([0x04034b50, 4], ...sizes), title, packed])
    entries.push(
      Buffer.concat([numbers([0x02014b50, 4], [20, 2], ...sizes, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), title]),
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const count = entries.length
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [at, 4], [0, 2])
  return Buffer.concat([...locals, directory, end])
}

type Cell = string | number | { formula: string; value: number } | { style: number; value: number }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const letterOf = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column)

/** Writes rows as Excel does: texts are shared, empty cells are left out, formulas keep their last value. */
export function workbookOf(rows: Cell[][], changes: Record<string, string | Buffer> = {}) {
  const texts: string[] = []
  const cellOf = (cell: Cell, place: string) => {
    if (cell === '') return ''
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    if (typeof cell === 'object' && 'style' in cell) return `<c r="${place}" s="${cell.style}"><v>${cell.value}</v></c>`
    if (typeof cell === 'object') return `<c r="${place}"><f>${cell.formula}</f><v>${cell.value}</v></c>`
    return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  }
  const lines = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((cell, column) => cellOf(cell, `${letterOf(column)}${line + 1}`)).join('')}</row>`,
  )
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Notas" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Estoque" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${escaped(text.slice(0, 1))}</t></r><r><t xml:space="preserve">${escaped(text.slice(1))}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': sheet,
    ...changes,
  })
}

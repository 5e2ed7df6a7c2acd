import { readXml } from './xml.ts'

/** Excel's own formats of days and hours (ECMA-376, 18.8.30). */
const isOwnDate = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47)
/** Colours, conditions, quoted words and escaped letters of a format are no letters of a date. */
const isDateFormat = (code: string) => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

export async function dateStyles(xml: AsyncIterable<string>): Promise<ReadonlySet<number>> {
  const formats = new Map<number, string>()
  const dates = new Set<number>()
  let [isOfCells, style] = [false, 0]
  await readXml(xml, {
    opened: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const format = Number(numFmtId)
      if (isOwnDate(format) || isDateFormat(formats.get(format) ?? '')) dates.add(style)
      style += 1
    },
    closed: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return dates
}

const DAY_MS = 86_400_000
/** Day 0 of Excel, which also counts the 29th of February of 1900, a day that never was. */
const FIRST = Date.UTC(1899, 11, 30)

/** Writes the number of a day as people read it, so that nobody takes 46.310 for a price. */
export function writtenDay(held: string) {
  const days = Number(held)
  const at = new Date(FIRST + days * DAY_MS)
  if (!Number.isFinite(days) || Number.isNaN(at.getTime())) return held
  const [year, month, day] = at.toISOString().slice(0, 10).split('-')
  return days < 1 ? at.toISOString().slice(11, 16) : `${day}/${month}/${year}`
}

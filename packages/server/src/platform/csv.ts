import { type CsvError, parse } from 'csv-parse/sync'

interface Line {
  line: number
  text: string
}

/** The cells of one record by the line on which it begins; null where its quotes or columns are not those of the file. */
export interface CsvRecord {
  line: number
  cells: string[] | null
}

/** What a text is as one record: its cells, or cut inside a quote, or no record whatever may follow. */
type Read = string[] | 'open' | 'broken'

/** Beyond this, a quote was forgotten: no comment is as long. */
const MAX_LINES = 20

/** Lines come in, records come out. A quote that never closes costs the line on which it stands, and no other. */
export class CsvRecords {
  readonly #separator: string
  readonly #breaks: boolean[]
  #held: Line[] = []

  /** `breaks` says of each column whether its cells may hold line breaks. */
  constructor(separator: string, breaks: boolean[]) {
    this.#separator = separator
    this.#breaks = breaks
  }

  add(line: Line) {
    this.#held.push(line)
    return this.#take(false)
  }

  end() {
    return this.#take(true)
  }

  #take(isEnd: boolean) {
    const taken: CsvRecord[] = []
    while (this.#held.length) {
      const { line, text } = this.#held[0]!
      const { read, lines } = text.trim() ? this.#first() : { read: null, lines: 1 }
      if (read === 'open' && !isEnd && lines < MAX_LINES) break
      const cells = Array.isArray(read) ? read : null
      this.#held.splice(0, cells ? lines : 1)
      if (read) taken.push({ line, cells })
    }
    return taken
  }

  /** The shortest record that the lines at hand begin with. */
  #first(): { read: Read; lines: number } {
    let whole = ''
    for (const [at, { text }] of this.#held.entries()) {
      whole += at ? `\n${text}` : text
      if (at && !text.includes('"')) continue
      const read = cellsOf(whole, this.#separator)
      if (read !== 'open') return { read: this.#fits(read) ? read : 'broken', lines: at + 1 }
    }
    return { read: 'open', lines: this.#held.length }
  }

  /** A break where none may be is of a quote that was forgotten, and closed by that of a later line. */
  #fits(read: Read) {
    if (!Array.isArray(read) || read.length > this.#breaks.length) return false
    return read.every((cell, at) => this.#breaks[at] || !cell.includes('\n'))
  }
}

/** A quote inside a cell that begins without one is a sign like any other. */
function cellsOf(text: string, separator: string): Read {
  // most lines have none, and the parser takes a while to begin
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim())
  try {
    const [cells = []] = parse(text, { delimiter: separator, trim: true, relax_quotes: true, relax_column_count: true })
    return cells
  } catch (error) {
    return (error as CsvError).code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken'
  }
}

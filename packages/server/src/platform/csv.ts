interface Line {
  line: number
  text: string
}

/** It has the cells of one record and its first line; `cells` is null if its quotes or columns are wrong. */
export interface CsvRecord {
  line: number
  cells: string[] | null
}

/** Pending lines begin with no record: they are `broken` for good, or a cell is still `open` and may close later. */
type Unfinished = 'broken' | 'open'

interface CellPosition {
  line: number
  from: number
}

/** Beyond these limits a quote was forgotten, because no real cell is as long. */
const MAX_LINES = 20
const MAX_LENGTH = 100_000

/** Works in linear time: parsers that reread pending text take minutes on megabytes of quotes. */
export class CsvRecords {
  readonly #separator: string
  readonly #breaks: boolean[]
  readonly #mostLines: number
  #held: Line[] = []

  /** `breaks` says for each column whether its cells may hold line breaks. */
  constructor(separator: string, breaks: boolean[], mostLines = MAX_LINES) {
    this.#separator = separator
    this.#breaks = breaks
    this.#mostLines = mostLines
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
      const isBlank = text.trim() === ''
      const read = isBlank ? 'broken' : this.#first()
      if (read === 'open' && !isEnd && this.#held.length < this.#mostLines) break
      const { cells, lines } = typeof read === 'object' ? read : { cells: null, lines: 1 }
      this.#held.splice(0, lines)
      if (!isBlank) taken.push({ line, cells })
    }
    return taken
  }

  #first(): Unfinished | { cells: string[]; lines: number } {
    const cells: string[] = []
    const place = { line: 0, from: 0 }
    while (cells.length < this.#breaks.length) {
      const cell = this.#cell(place, this.#breaks[cells.length]!)
      if (typeof cell === 'string') return cell
      cells.push(cell.text)
      if (place.from > this.#held[place.line]!.text.length) return { cells, lines: place.line + 1 }
    }
    return 'broken'
  }

  #cell(place: CellPosition, mayBreak: boolean): Unfinished | { text: string } {
    const { text } = this.#held[place.line]!
    if (text.length > MAX_LENGTH) return 'broken'
    const start = this.#afterBlanks(text, place.from)
    if (text[start] === '"') return this.#quoted(place, start + 1, mayBreak)
    const end = this.#endOf(text, start)
    place.from = end + 1
    return { text: text.slice(start, end).trim() }
  }

  #quoted(place: CellPosition, start: number, mayBreak: boolean): Unfinished | { text: string } {
    const parts: string[] = []
    for (let [line, from, length] = [place.line, start, 0]; line < this.#held.length; line++, from = 0) {
      const { text } = this.#held[line]!
      length += text.length
      if (length > MAX_LENGTH) return 'broken'
      const quote = closingQuote(text, from)
      parts.push(text.slice(from, quote < 0 ? undefined : quote))
      if (quote >= 0) {
        const end = this.#afterBlanks(text, quote + 1)
        if (end !== this.#endOf(text, end)) return 'broken'
        Object.assign(place, { line, from: end + 1 })
        return { text: parts.join('\n').replaceAll('""', '"') }
      }
      if (!mayBreak) return 'broken'
    }
    return 'open'
  }

  #endOf(text: string, from: number) {
    const end = text.indexOf(this.#separator, from)
    return end < 0 ? text.length : end
  }

  #afterBlanks(text: string, from: number) {
    let at = from
    while (at < text.length && text[at] !== this.#separator && text[at]!.trim() === '') at++
    return at
  }
}

/** Returns the index of the closing quote, or -1; two quotes stand for one. */
function closingQuote(text: string, from: number) {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

import type { Word } from './quick-line-words.ts'
import {
  lengthOfPrinting,
  type LineProblem,
  type LineReading,
  partsOfLine,
  type QuickLine,
  readQuickLine,
  readRest,
} from './quick-lines.ts'

export interface QuickReading {
  line: QuickLine
  name: string | null
  /** True if the reference can only be the whole name of a card. */
  isWhole: boolean
}

export interface QuickReadings {
  /** In the order in which they are tried: the first that finds something is meant. */
  likely: QuickReading[]
  /** What is offered, and never taken, where none of those finds anything. */
  perhaps: QuickReading[]
  /** The reading that is told as unknown where nothing is found; null if the line has a problem. */
  line: QuickLine | null
  problem: LineProblem | null
}

const MOST_LETTERS = 80
const MOST_WORDS = 8

/** "Charizard ex OBF 125" is a name and a printing, "Pokégear 3.0" a name; "Lugia 1 7" ends in quantity and price. */
export function quickReadings(text: string, reading: LineReading): QuickReadings {
  const { line, problem } = readQuickLine(text, reading)
  const first = line ? [{ line, name: null, isWhole: false }] : []
  const { words } = partsOfLine(text)
  if (!/^\p{L}/u.test(words[0]?.text ?? '')) return { likely: first, perhaps: [], line, problem }
  // a name is read without figures, and a printing always has one
  if (line && /\d/.test(line.reference)) {
    const name = lengthOfPrinting(words) === 2 ? calledBy(text, reading, { length: 1 }) : []
    return { likely: first, perhaps: name, line, problem }
  }
  const numbered = numberedIn(text, reading)
  const wholes = words.slice(0, MOST_WORDS).flatMap((_, at) => calledBy(text, reading, { length: at + 1 }))
  const others = wholes.filter((one) => one.line.reference !== line?.reference).toReversed()
  return {
    likely: [...numbered.likely, ...others, ...first],
    perhaps: numbered.perhaps,
    line: line ?? numbered.likely[0]?.line ?? null,
    problem: numbered.likely.length ? null : problem,
  }
}

type Numbered = Pick<QuickReadings, 'likely' | 'perhaps'>

/** Reads the name of a card before its set and number; where they disagree, either may be meant. */
function numberedIn(text: string, reading: LineReading): Numbered {
  const { count, words } = partsOfLine(text)
  // in "BDN 021 XX 2" a word is wrong behind the printing, and no name stands before another one
  const isPrinting = lengthOfPrinting(words) > 0
  const length = isPrinting ? -1 : words.findIndex((_, at) => at > 0 && beginsPrinting(words.slice(at)))
  const rest = words.slice(length)
  const { line } = readQuickLine(textOf(count ? [count, ...rest] : rest), reading)
  const name = textOf(words.slice(0, length))
  if (length < 1 || !line || name.length > MOST_LETTERS) return { likely: [], perhaps: [] }
  const numbered = { line, name: null, isWhole: false }
  const called = calledBy(text, reading, { length, skipped: lengthOfPrinting(rest) })
  return {
    likely: [{ ...numbered, name }],
    perhaps: [numbered, ...called.map((one) => ({ ...one, isWhole: false }))],
  }
}

/** In "Charizard ex OBF-125" the word before a whole code is one of the name. */
function beginsPrinting(words: Word[]) {
  const length = lengthOfPrinting(words)
  return length === 1 || (length === 2 && (/\d/.test(words[0]!.text) || lengthOfPrinting(words.slice(1)) !== 1))
}

function calledBy(text: string, { set: _, ...defaults }: LineReading, { length, skipped = 0 }: NameInLine) {
  const { count, words } = partsOfLine(text)
  const reference = textOf(words.slice(0, length))
  if (reference.length > MOST_LETTERS) return []
  const { line } = readRest(words.slice(length + skipped), { ...defaults, extras: [], choices: [], reference }, count)
  return line ? [{ line, name: null, isWhole: true }] : []
}

interface NameInLine {
  length: number
  skipped?: number
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ')

import type { ReadCard } from './written-cards.ts'

export interface Reading {
  name: string
  set: string | null
  number: string | null
}

type WrittenPrinting = Pick<ReadCard, 'name' | 'set' | 'setName' | 'number' | 'written'>

interface Readings {
  /** The line can hardly mean anything else by its number. */
  sure: Reading[]
  /** Only a catalogue tells whether the words are a set and a number. */
  perhaps: Reading[]
}

const NUMBER = String.raw`[A-Za-z]{0,5}-?\d{1,4}[A-Za-z]?\d?[★†]?`
const isNumber = new RegExp(`^(?:${NUMBER}|${NUMBER}_[A-Za-z]\\d?)$`)
const isSet = /^[\p{L}\d][\p{L}\d.-]{0,11}$/u
const total = /(?:^|[\s([#-])([A-Za-z]{0,5}\d{1,4}[a-z]?) ?\/ ?([A-Za-z]{0,5}\d{1,4})(?:[)\]]|(?=$|[\s,:]))/
const GLUED = 3
const PREFIXED = /^[a-z]{2,5}\d{1,4}[a-z]?$/i

export function readingsOf({ name, set, setName, number, written }: WrittenPrinting): Readings {
  const byTotal = ofTotal(written || name, number)
  const own = [set, setName === set ? null : setName].flatMap((each) => (each ? [{ name, set: each, number }] : []))
  const main = own.length ? own : number ? [{ name, set: null, number }] : []
  return { sure: [...byTotal, ...main.filter((one) => one.number)], perhaps: written ? spoken(written, main) : [] }
}

/** Reads "Charizard ex (125/197)", "Charizard, Base Set, 004/102", "Nest Ball SVI 181/198" and "4/102". */
function ofTotal(written: string, number: string | null): Reading[] {
  const found = total.exec(written)
  if (!found) return []
  const printed = `${found[1]}/${found[2]}`
  if (number?.includes('/') && !printed.endsWith(number)) return []
  const rest = trimmed(written.replace(found[0], ' '))
  const places = [/^(.+?) ?[([]([^()[\]]+)[)\]]$/, /^(.+?)(?: [-–—|]|,) (.+)$/, /^(.+) (\S+)$/]
  const parted = places.flatMap((place) => {
    const [, name, set] = place.exec(rest) ?? []
    return name && set ? [{ name: trimmed(name), set, number: printed }] : []
  })
  const none = { name: rest, set: null, number: printed }
  return [none, ...parted, ...(rest ? [{ name: '', set: rest, number: printed }] : [])]
}

const trimmed = (text: string) =>
  text
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—|,:#]+|[\s\-–—|,:#([]+$/g, '')

/** Takes words at the ends of the line for set and number, in any case and with any marks between them. */
function spoken(written: string, main: Reading[]): Reading[] {
  const words = written.replace(/[()[\]{}<>|,;#:]/g, ' ').split(/\s+/).filter((word) => !/^[-–—]?$/.test(word)) // prettier-ignore
  const [first = '', second = ''] = words
  const [last = '', beforeLast = ''] = words.toReversed()
  const without = (start: number, end: number) => words.slice(start, words.length - end).join(' ')
  const readings: Reading[] = nested(written)
  const add = (name: string, set: string | null, number: string) => {
    if ((set === null || isSet.test(set)) && isNumber.test(number)) readings.push({ name, set, number })
  }
  // "SWSH284" is first what a promo prints, and then card 84 of the set SWSH2
  if (words.length === 1 && PREFIXED.test(last)) add('', null, last)
  const addGlued = () => setsAndNumbersIn(last).forEach(([set, number]) => add(without(0, 1), set, number))
  // "Nuu MST002" is first a card with its code, and then a number of the set NUU
  if (words.length < 3) addGlued()
  // "Mew (111)" is first a card and its number, "MEW 111" card 111 of the set MEW
  if (words.length === 2 && /[a-z]/.test(first)) add(first, null, last)
  if (words.length > 1) {
    add(without(0, 2), beforeLast, last)
    add(without(2, 0), first, second)
    add(without(0, 2), last, beforeLast)
  }
  // in "Chespin PR-XY XY88" the set stands before
  if (words.length > 2) addGlued()
  if (words.length > 1) for (const [set, number] of setsAndNumbersIn(first)) add(without(1, 0), set, number)
  // "Raio M10" names a card and its set
  const isBare = main.every(({ name }) => !name)
  if (words.length > 1 && isBare && isSet.test(last)) readings.push({ name: without(0, 1), set: last, number: null })
  if (main.some(({ number }) => number)) return readings
  add(without(0, 1), null, last)
  if (words.length > 1) add(without(1, 0), null, first)
  return readings
}

/** The name of a set may have brackets itself: "Jigglypuff (XY Trainer Kit (Wigglytuff)) 12". */
function nested(written: string): Reading[] {
  const [, name, set, number] = /^([^([]+) ?[([](.+)[)\]] #?(\S{1,14})$/.exec(written) ?? []
  return name && set && number ? [{ name: name.trim(), set, number }] : []
}

/** Reads "SVI-062", "SOR_010", "PRB01-OP01-024" and "WTR001". */
export function setsAndNumbersIn(word: string): [set: string, number: string][] {
  const marks = [...word.matchAll(/[-_]/g)].map(({ index }) => index)
  const parted = marks.map((at): [string, string] => [word.slice(0, at), word.slice(at + 1)])
  const digits = /\d{1,4}[a-z]?$/i.exec(word)
  if (marks.length || !digits || digits.index === 0) return parted
  // in "OP01024" and "A25141" the set ends in figures, too; most numbers have three
  const glued = Array.from({ length: GLUED }, (_, more) => digits.index + more).filter((at) => at < word.length)
  const split = glued.map((at): [string, string] => [word.slice(0, at), word.slice(at)])
  const isOfThree = ([, number]: [string, string]) => /^\d{3}\D?$/.test(number)
  return [...split.filter(isOfThree), ...split.filter((one) => !isOfThree(one))]
}

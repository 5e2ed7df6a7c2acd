import type { SiteText } from '../kit/both.ts'
import { typed as meant } from '../kit/typed.ts'
import { centsOf } from './cents.ts'
import { choiceNamed } from './choice-words.ts'
import { plain } from './format.ts'
import { MAX_PRICE_CENTS, MAX_STOCK } from './limits.ts'
import { languageOfReference } from './printed-languages.ts'
import { bare, joined, type Word, wordsOf } from './quick-line-words.ts'
import { problems } from './quick-line-problems.ts'
import { conditionWords, extraWords, finishWords, languageWords } from './quick-words.ts'
import {
  type CardCondition,
  cardConditions,
  type CardLanguage,
  editionIn,
  type Extra,
  type Finish,
  languages,
} from './trade.ts'

export interface LineDefaults {
  condition: CardCondition
  language: CardLanguage
  finish: Finish
}

/** `set` is the code of the category for lines that begin with the number. */
export type LineReading = LineDefaults & { set?: string }

/** A card to be offered, as one line says it: `SVI 077 NM PT 2 5,90`. */
export interface QuickLine extends LineDefaults {
  reference: string
  extras: Extra[]
  choices: string[]
  quantity: number
  price_cents: number | null
}

export interface LineProblem<Message = SiteText> {
  start: number
  end: number
  message: Message
}

export type ReadLine = { line: QuickLine; problem: null } | { line: null; problem: LineProblem }

const headings = new Set(['codigo', 'colecao', 'edicao', 'set', 'sigla', 'code', 'carta', 'card'])

const CODE = /^[a-z0-9]{1,8}(-[a-z]{2,4})?$/i
const FIGURES = String.raw`[a-z]{0,4}\d{1,4}[a-z]?[★†]?(?:/[a-z]{0,4}\d{1,4})?`
/** One Piece prints the first number of a card in later sets, too: OP01-024. */
const NUMBER = new RegExp(`^(?:${FIGURES}|[a-z]{1,4}\\d{0,2}-\\d{3})$`, 'i')
/** Set and number written together: SVI077, BDN-017, OP01-024, LOB-EN001, 20TH-JPC02, P-001. */
const TOGETHER = new RegExp(
  `^(?:[a-z]{2,5}\\d{3}(?:/\\d{1,4})?|(?=[a-z0-9]*[a-z])[a-z0-9]{1,8}-(?:[a-z]{1,4}\\d{0,2}-)?${FIGURES})$`,
  'i',
)
const LONE_NUMBER = /^\d{1,4}[a-z]?(\/\d{1,4})?$/i
const WHOLE = /^x?(\d{1,5})x?$/i

const LEADING_COUNT = /^(?:x\d{1,5}|\d{1,5}x)$/i
const WORD = /^\p{L}[\p{L}'’.,-]*$/u
/** No set has a code of so many letters and nothing else. */
const NAME_LETTERS = 6

/** Behind the card words come in any order, but quantity before price; a quantity with an x may come first. */
export function readQuickLine(text: string, { set, ...defaults }: LineReading): ReadLine {
  const { count, words: typed } = partsOfLine(text)
  const isOfSet = set !== undefined && LONE_NUMBER.test(typed[0]?.text ?? '')
  const words = isOfSet ? [{ text: set, start: 0, end: 0 }, ...typed] : typed
  const [first, second] = words
  if (!first) return refused({ start: 0, end: text.length }, problems.empty)
  const isWhole = TOGETHER.test(first.text)
  const begun = { ...defaults, extras: [], choices: [] }
  if (!isWhole && isName(first, second)) {
    const end = words.findIndex(({ text: word }, at) => at > 0 && (!WORD.test(word) || meaningOf(word) !== null))
    const name = end < 0 ? words : words.slice(0, end)
    const reference = name.map(({ text: word }) => word).join(' ')
    return readRest(words.slice(name.length), { ...begun, reference }, count)
  }
  if (!isWhole && (!CODE.test(first.text) || !/[a-z]/i.test(first.text)))
    return refused(first, problems.noSet(first.text))
  if (!isWhole && !second) return refused(at(first.end), problems.numberless)
  if (!isWhole && !NUMBER.test(second!.text)) return refused(second!, problems.noNumber(second!.text))
  const reference = isWhole ? first.text : `${first.text} ${second!.text}`
  const language = languageOfReference(reference) ?? defaults.language
  return readRest(words.slice(isWhole ? 1 : 2), { ...begun, language, reference }, count)
}

/** Parts a line into its words and the quantity that may stand before them, as in "2x Saci Pererê". */
export function partsOfLine(text: string) {
  const all = wordsOf(meant(text))
  const count = LEADING_COUNT.test(all[0]?.text ?? '') && all.length > 1 ? all[0]! : null
  return { count, words: count ? all.slice(1) : all }
}

/** Returns how many of the first words are a set and a number: two, one where they are written together, or none. */
export function lengthOfPrinting([first, second]: Word[]) {
  if (!first || meaningOf(first.text)) return 0
  if (TOGETHER.test(first.text)) return 1
  return CODE.test(first.text) && /[a-z]/i.test(first.text) && second && NUMBER.test(second.text) ? 2 : 0
}

/** Tells "Boitatá" and "Mula sem" from a code of a set, which is short and has a number behind it. */
const isName = (first: Word, second: Word | undefined) =>
  WORD.test(first.text) &&
  (first.text.length >= NAME_LETTERS || (second !== undefined && WORD.test(second.text) && !meaningOf(second.text)))

type Begun = Omit<QuickLine, 'quantity' | 'price_cents'>

export function readRest(words: Word[], line: Begun, count: Word | null): ReadLine {
  const amounts: Word[] = []
  const named = new Set<string>()
  for (const word of joined(words)) {
    if (/\d/.test(word.text) && !(bare(word.text) in extraWords)) {
      amounts.push(word)
      continue
    }
    const meant = meaningOf(word.text)
    if (!meant) return refused(word, problems.unknown(word.text))
    if (meant.kind !== 'extra' && meant.kind !== 'choice' && named.has(meant.kind))
      return refused(word, problems.twice[meant.kind])
    if (meant.isEdition && editionIn(line.extras)) return refused(word, problems.twice.edition)
    named.add(meant.kind)
    meant.put(line)
  }
  return readAmounts(count ? [count, ...amounts] : amounts, line)
}

/** One whole number alone is the quantity, and any other amount alone the price. */
function readAmounts(amounts: Word[], line: Begun): ReadLine {
  const [one, two, three] = amounts
  if (three) return refused(three, problems.leftOver(three.text))
  const counted = one && (two || WHOLE.test(one.text)) ? one : null
  const count = counted ? WHOLE.exec(counted.text) : ['', '1']
  const quantity = Number(count?.[1])
  if (!count || quantity < 1 || quantity > MAX_STOCK) return refused(counted!, problems.noQuantity(counted!.text))
  const priced = two ?? (counted ? undefined : one)
  if (!priced) return { line: { ...line, quantity, price_cents: null }, problem: null }
  const price_cents = centsOf(priced.text)
  if (!price_cents || price_cents > MAX_PRICE_CENTS) return refused(priced, problems.noPrice(priced.text))
  return { line: { ...line, quantity, price_cents }, problem: null }
}

type Kind = 'condition' | 'language' | 'finish' | 'extra' | 'choice'

function meaningOf(text: string): { kind: Kind; isEdition?: boolean; put: (line: Begun) => void } | null {
  const [upper, word] = [text.toUpperCase(), bare(text)]
  const condition = cardConditions.find((one) => one === upper) ?? conditionWords[word]
  if (condition) return { kind: 'condition', put: (line) => void (line.condition = condition) }
  const language = languages.find((one) => one === upper) ?? languageWords[word]
  if (language) return { kind: 'language', put: (line) => void (line.language = language) }
  const finish = finishWords[word]
  if (finish) return { kind: 'finish', put: (line) => void (line.finish = finish) }
  const extra = extraWords[word]
  if (extra)
    return { kind: 'extra', isEdition: editionIn([extra]) !== null, put: (line) => void line.extras.push(extra) }
  const choice = choiceNamed(word)
  if (choice) return { kind: 'choice', put: (line) => void line.choices.push(choice) }
  return null
}

const at = (place: number) => ({ start: place, end: place })
const refused = ({ start, end }: { start: number; end: number }, message: SiteText): ReadLine => ({
  line: null,
  problem: { start, end, message },
})

export const linesOfPaste = (pasted: string) =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\t;"]+/g, ' ').trim())
    .filter((line, index) => line && !(index === 0 && headings.has(plain(line.split(' ')[0]!))))

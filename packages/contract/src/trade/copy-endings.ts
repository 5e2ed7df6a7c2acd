import { centsOf } from './cents.ts'
import { commonConditionWords, englishLanguageWords } from './copy-words.ts'
import { conditionWords, extraWords, finishWords, languageWords } from './quick-words.ts'
import { bare } from './quick-line-words.ts'
import { cardConditions, type Edition, editions, type Extra, type Finish, languages } from './variants.ts'
import type { ReadCard, SaidOfCopy } from './written-cards.ts'

type Said = Pick<ReadCard, keyof SaidOfCopy | 'perhapsSet'>

const NOTHING = { condition: null, language: null, finish: null, edition: null }
const MOST_WORDS = 4

const isOfLists = (word: string) => /foil$|^(?:holo|reverse|etched)$/.test(word)
const isEdition = (extra: Extra): extra is Edition => editions.some((one) => one === extra)
const own = <Code extends string>(codes: readonly Code[]) => codes.map((code): [string, Code] => [code, code])
const meaning = <Field extends keyof SaidOfCopy>(field: Field, words: [string, SaidOfCopy[Field]][]) =>
  words.map(([word, value]): [string, Partial<SaidOfCopy>] => [bare(word), { [field]: value }])

/** Phrases are written by letters and figures only: "nearmint", "pt", "1aedicao". */
const phrases = new Map<string, Partial<SaidOfCopy>>([
  ...meaning('condition', [...own(cardConditions), ...Object.entries({ ...conditionWords, ...commonConditionWords })]),
  ...meaning('language', [
    ...own(languages),
    ...Object.entries({ ...languageWords, ...englishLanguageWords }),
    ['ptbr', 'PT'],
  ]),
  ...meaning('finish', [
    ...Object.entries(finishWords).filter(([word]) => isOfLists(word)),
    ...['ph', 'rf', 'reverseholo'].map((word): [string, Finish] => [word, 'reverse']),
  ]),
  ...meaning(
    'edition',
    Object.entries(extraWords).flatMap(([word, extra]): [string, Edition][] =>
      isEdition(extra) ? [[word, extra]] : [],
    ),
  ),
])

const PRICE = / (?:R\$ ?[\d.,]+\d|\d[\d.,]* reais)(?: cada)?$/i
const MOST_PRICE = /[ ,–-]+(?:até|ate|no m[aá]ximo|m[aá]x\.?:?) (?:R\$ ?)?(\d[\d.,]*)(?: reais)?(?: cada)?$/i
const BETWEEN = /[\s,|·–—-]+$/
const setCode = /^[([]?([A-Z]{1,4})[)\]]?$/
const isMark = (word: string) => /^\*\w{1,10}\*$/.test(word)
const isShine = (word: string) => /^(foil|holo|reverse|etched)$/i.test(word)

/** Takes what a line says of its copy off the end; behind a name only a foil, as names end in "M" and "SP". */
export function withoutCopyWords(line: string): Said & { text: string } {
  const { text, mostCents } = withoutPrice(line)
  const words = text.split(' ')
  const marks: string[] = []
  const said: Partial<SaidOfCopy>[] = []
  let nearest = ''
  while (words.length > 1) {
    const phrase = phraseAtEnd(words)
    if (isMark(words.at(-1)!)) marks.unshift(words.pop()!)
    else if (!phrase) break
    else {
      said.push(phrase.said)
      nearest = words.splice(-phrase.length).join(' ')
    }
  }
  const rest = words.join(' ').replace(BETWEEN, '')
  const isOnlyShine = said.length === 1 && isShine(text.split(' ').at(-1)!)
  const copyOf = (all: Partial<SaidOfCopy>[]): SaidOfCopy => ({ ...NOTHING, ...Object.assign({}, ...all), mostCents })
  if (!said.length || !(isOnlyShine || isPrinting(rest))) return { text, ...copyOf([]), perhapsSet: null }
  const code = setCode.exec(nearest)?.[1]
  const perhapsSet = code ? { code, copy: copyOf(said.slice(0, -1)) } : null
  return { text: [rest, ...marks].join(' '), ...copyOf(said), perhapsSet }
}

/** A price is what somebody saw or paid; only "até 30" bounds what is paid now. */
function withoutPrice(line: string) {
  const most = MOST_PRICE.exec(line)
  const cents = most && centsOf(most[1]!)
  return most && cents ? { text: line.slice(0, most.index), mostCents: cents } : { text: line.replace(PRICE, ''), mostCents: null } // prettier-ignore
}

function phraseAtEnd(words: string[]) {
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--) {
    const phrase = words.slice(-length).join(' ').replace(BETWEEN, '')
    const parts = phrase.replace(/^[\s–—,|·-]*[([]?|[)\]]$/g, '').split(/[/,]/)
    const said = parts.map((part) => phrases.get(bare(part)))
    if (said.every((one) => one !== undefined))
      return { length, said: Object.assign({}, ...said) as Partial<SaidOfCopy> }
  }
  return null
}

/** True if the line ends in a number or in brackets, or begins with a code. */
const isPrinting = (rest: string) =>
  /(?:^|\s)[A-Z]{0,5}-?\d+[a-z]?(?:\/\w+)?$|\d[a-z★]?$|[)\]]$/i.test(rest) || /^[A-Z0-9]+-\w*\d\S*/i.test(rest)

import { typed } from '../kit/typed.ts'
import { cardOfCells, cellsOf } from './card-tables.ts'
import { withoutCopyWords } from './copy-endings.ts'
import { editionOf, finishOf } from './copy-words.ts'
import { copiesIn } from './line-copies.ts'
import { blank, type ReadCard } from './written-cards.ts'

type Printing = Pick<ReadCard, 'name' | 'set' | 'number'>

const parts = [
  'deck',
  'main ?deck',
  'main',
  'sideboard',
  'side',
  'sb',
  'maybeboard',
  'considering',
  'commanders?',
  'companion',
  'about',
  'baralho',
  'reserva',
  'tokens?',
  'leader',
  'arena cards',
  'deck cards',
  'characters?',
  'weapons?',
  'equipments?',
].join('|')
const kinds = [
  'pok[eé]mon',
  'trainers?',
  'treinador(es)?',
  'energ(y|ies|ia|ias)',
  'total( de)? (cards|cartas)',
  'trainer cards',
  'cartas',
  'creatures?',
  'criaturas?',
  'lands?',
  'terrenos?',
  'instants?',
  'sorcer(y|ies)',
  'artifacts?',
  'enchantments?',
  'planeswalkers?',
  'spells?',
  'events?',
  'stages?',
  'actions?',
  'items?',
  'locations?',
  'songs?',
  'monsters?',
  'traps?',
].join('|')
const counted = String.raw`( cards)? ?([:-] ?\d*|\(\d+\))`
/** Titles of lists and of their parts: "Pokémon: 12", "Sideboard", "Name My Deck". */
export const headings = new RegExp(
  `^((${parts})( ?\\(\\d+\\))?:?|(name|nome):? .+|(format|formato|class|classe)( ?[:@].*)?|(made with|see the full deck|deck build)\\b.*|(${kinds}|${parts})${counted}|https?://.*)$`,
  'i',
)

const CODE = String.raw`(?:(?=[A-Z0-9]*[A-Z])[A-Z0-9]{1,8}|\d{4}(?=-[A-Z]{2}\d{3}))`
const NUMBER = String.raw`[A-Z]{0,4}\d{1,4}[a-z]?[★†]?`
const TOTAL = String.raw`[A-Z]{0,4}\d{1,4}`
/** One Piece prints the first number of a card in later sets, too: "PRB01-OP01-024". */
const REPRINT = String.raw`[A-Z]{1,4}\d{0,2}-\d{3}`
const LATER_SET = String.raw`P|[A-Z]{2,4}\d{2}`
const reprint = new RegExp(`^(?:(.+?) )?(${LATER_SET})[ -](${REPRINT})(?:[:]? (.+))?$`)
const wholeCode = new RegExp(`^(${CODE})-(${NUMBER}|${REPRINT})$`, 'i')
/** It matches "svi 77" and "OP01-024" with nothing else. */
const codeAlone = new RegExp(`^(${CODE}(?=-)|(?=[A-Z0-9]*[A-Z])[A-Z0-9]{2,4})[ -](${NUMBER})(?:/${TOTAL})?$`, 'i')
const codeFirst = new RegExp(`^(${CODE})-(${NUMBER}):? (.+)$`, 'i')
/** Brackets behind such a code belong to the name. */
const longCodeFirst = new RegExp(`^(${CODE})-([A-Z]{0,4}\\d{3}|${REPRINT}):? (.+)$`, 'i')
const live = new RegExp(
  `^(?:(.+?) )?((?=\\d*[A-Z])[A-Z0-9]{2,8}(?:-[A-Z]{2,3})?|[A-Z](?=-\\d{3})|\\d{4}(?=-[A-Z]{2}\\d{3}))[ -](${NUMBER}|(?<= )(?:[A-Z!?]|ONE|TWO|THREE|FOUR))(?:/${TOTAL})?$`,
)
const withTotal = new RegExp(`^(?:(.+?) )?#?(${TOTAL}/${TOTAL})$`, 'i')
const bracketed = /^(.+?) ?[([]([^()[\]]{1,80})[)\]](?: #?(\S{1,14}))?$/
/** The last brackets are those of the set: `Erase (Not the Urza's Legacy One) (UNH) 10`. */
const lastBracketed = /^(.+[)\]]) ?[([]([^()[\]]{1,80})[)\]](?: #?(\S{1,14}))?$/
/** The number of a set in brackets, as in "(PLST) MM2-157", is no such code. */
const longCodeLast = new RegExp(`^(?!.*[([]\\w{2,5}[)\\]] \\S+$).+ ${CODE}-(?:[A-Z]{0,4}\\d{3}|${REPRINT})$`, 'i')
/** In "The World's Continuation [ST16] (P-059)" the code is the number in that set. */
const setInBrackets = /^(.+?) ?[([]((?=[A-Z]+\d)[A-Z\d]{3,5})[)\]]$/
const setBehind = /[([][\w-]{2,8}[)\]] #?\S{1,14}$/
const bracketFirst = /^\[([\w-]{2,8})(?:[#: ]([\w★]{1,8}))?\] (.+)$/
const types =
  /^(legendary|basic|snow|tribal|kindred|instant|sorcery|creature|artifact|enchantment|land|planeswalker|battle|commander|sideboard|maybeboard|m[aá]gica instant[aâ]nea|feiti[cç]o|criatura|artefato|encantamento|terreno)s?\b/i
const shines = 'foil|etched|reverse|reverse holo|holo|(?:rainbow|cold|gold|surge|textured) foil'
const marks = new RegExp(`^(.+?) ?(?:\\*(\\w{1,10})\\*|[([](f|${shines}|1st edition|1[ªa] edi[cç][aã]o)[)\\]])$`, 'i')
/** It matches "Name [foil] (2XM) 141". */
const markBeforeSet = new RegExp(`^(.+?) ?[([](${shines})[)\\]] ?([([].+|\\S+ \\S*\\d\\S*)$`, 'i')
/** References leave out the star, so that such a number is asked about and never taken. */
const starredNumber = /^\d{1,4}[★†]$/
/** Labels of Archidekt and tags of Moxfield; "#KR056" is a number. */
const labels = /^(.+?) (?:\^[^^]*\^|#!?(?![A-Z]{1,5}-?\d)\p{L}[^#]*|\{[^}]*\})$/u
/** A category after the printing, as in "Name (2xm) 141 [Ramp]"; in "Name (212) [TFC]" and "Name (Red) [OUT189]" it is none. */
const category =
  /^(.+ \((?!\d+\))[\w-]{2,8}\)(?: [^ ()[\]]{1,14})?(?: \*\w+\*)?) \[(?![A-Z\d]{2,}[A-Z\d-]*\])[^[\]]*\]$/

/** Reads one card: "4 Pikachu SVI 077", "4 Lightning Bolt (2XM) 141 *F*", "1xOP01-024", "Nome x4", "Nome". */
export function cardOfText(line: string): ReadCard | null {
  const cells = /^\d+ ?[;,]|^\d+\t/.test(line.trim()) && cellsOf(line.trim())
  if (cells) return cardOfCells(cells)
  const { quantity, text } = copiesIn(typed(line))
  const { text: card, ...said } = withoutCopyWords(text)
  const { written, finish, edition } = withoutMarks(card)
  if (!/\p{L}/u.test(written) && !withTotal.test(written) && !starredNumber.test(written)) return null
  const copy = { ...said, finish: said.finish ?? finish, edition: said.edition ?? edition }
  return { ...blank, quantity, ...printingOf(written), written, ...copy }
}

type TextWithoutMarks = Pick<ReadCard, 'written' | 'finish' | 'edition'>

function withoutMarks(card: string): TextWithoutMarks {
  let [written, finish, edition]: [string, ReadCard['finish'], ReadCard['edition']] = [card, null, null]
  for (;;) {
    const marked = marks.exec(written)
    const bare = marked?.[1] ?? (labels.exec(written) ?? category.exec(written))?.[1]
    if (bare === undefined) return withoutMarkBeforeSet({ written, finish, edition })
    const mark = marked?.[2] ?? marked?.[3] ?? ''
    finish ??= finishOf(mark)
    edition ??= editionOf(mark)
    written = bare
  }
}

function withoutMarkBeforeSet(card: TextWithoutMarks): TextWithoutMarks {
  const [, name, mark, printing] = markBeforeSet.exec(card.written) ?? []
  return name && mark ? { ...card, written: `${name} ${printing}`, finish: card.finish ?? finishOf(mark) } : card
}

function printingOf(card: string): Printing {
  if (starredNumber.test(card)) return { name: '', set: null, number: card }
  const { text, number: angled } = withoutAngles(card)
  const bracket = bracketFirst.exec(text)
  if (bracket) return { name: bracket[3]!, set: bracket[1]!, number: bracket[2] ?? null }
  const first = setBehind.test(text) ? null : longCodeFirst.exec(text)
  if (first) return { name: first[3]!, set: first[1]!, number: first[2]! }
  return (
    (longCodeLast.test(text) ? null : ofBrackets(text, angled)) ??
    ofCode(text) ?? { name: text, set: null, number: null }
  )
}

/** MTGGoldfish writes "Name <extended> [2XM]" and "Name <141> [2XM]". */
function withoutAngles(card: string) {
  const number = /<(\d+\w?)>/.exec(card)?.[1] ?? null
  const text = card.replace(/ ?<[^<>]*>/g, '').trim()
  return { text: text || card, number }
}

function ofBrackets(text: string, angled: string | null): Printing | null {
  const [, name, inside, number] = lastBracketed.exec(text) ?? bracketed.exec(text) ?? []
  if (!name || !inside) return null
  const isNumber = number === undefined || /[\d?!★]/.test(number)
  if (!isNumber) return null
  const words = inside.trim()
  if (text.endsWith(']') && types.test(words)) return printingOf(name)
  const whole = number === undefined ? wholeCode.exec(words) : null
  const [, own, set] = (whole && setInBrackets.exec(name)) ?? []
  if (own && set) return { name: own, set, number: words }
  return { name, set: whole?.[1] ?? words, number: whole?.[2] ?? number ?? angled }
}

function ofCode(text: string): Printing | null {
  const again = reprint.exec(text)
  if (again && !(again[1] && again[4])) return { name: again[1] ?? again[4] ?? '', set: again[2]!, number: again[3]! }
  const alone = codeAlone.exec(text)
  if (alone) return { name: '', set: alone[1]!, number: alone[2]! }
  const first = codeFirst.exec(text)
  if (first) return { name: first[3]!, set: first[1]!, number: first[2]! }
  const last = live.exec(text)
  if (last) return { name: last[1] ?? '', set: last[2]!, number: last[3]! }
  const total = withTotal.exec(text)
  return total && { name: total[1] ?? '', set: null, number: total[2]! }
}

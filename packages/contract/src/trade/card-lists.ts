import { typed } from '../kit/typed.ts'
import { reaisOf } from './cents.ts'
import { cardOfText, headings } from './card-lines.ts'
import { cardOfRow, titlesOf } from './card-tables.ts'
import { cardsOfDeckFile, isDeckFile } from './deck-files.ts'
import { areCounted, undecorated } from './line-copies.ts'
import type { TitleRow } from './sheet-columns.ts'
import { wrongTotals } from './stated-totals.ts'
import type { Finish } from './variants.ts'
import type { ReadCard, WrittenList } from './written-cards.ts'

export { cardOfText }
export type { ForeignId, ReadCard, SaidOfCopy, WrittenCard, WrittenList } from './written-cards.ts'

const MOST_COPIES = 999
/** A longer line is no card, and would only be slow to read. */
const MOST_OF_A_LINE = 300
const MOST_OF_A_ROW = 2000
const SHOWN = 120
/** A longer text is no list of cards and is not read. */
export const MOST_OF_A_LIST = 1_000_000

/** Reads lists of PTCG Live, Arena, MTGO, Moxfield, Archidekt, Manabox, YDK, One Piece, Dreamborn, tables and text. */
export function readCardList(pasted: string): WrittenList {
  const list: WrittenList = { cards: [], unreadable: [], totals: [] }
  if (pasted.length > MOST_OF_A_LIST) return list
  const lines = pasted.split(/\r\n|\r|\n/).map((line, at) => ({ text: typed(line).trim(), lineNumber: at + 1 }))
  if (isDeckFile(lines)) return cardsOfDeckFile(lines, list, MOST_COPIES)
  const written = lines.filter(({ text }) => text && !comment.test(text))
  const titles = written[0] ? titlesOf(written[0].text.slice(0, MOST_OF_A_ROW)) : null
  const cardsOnly = titles ? [] : written.filter(({ text }) => !isHeading(text)).map(({ text }) => undecorated(text))
  const isCounted = areCounted(cardsOnly)
  const counted: Parameters<typeof wrongTotals>[0] = []
  for (const { text, lineNumber } of titles ? written.slice(1) : written) {
    const isTitle = !titles && isHeading(text)
    const card = isTitle ? null : cardOf(isCounted ? undecorated(text).replace(/^\d+[.)] /, '') : text, titles)
    const isRead = card && card.quantity >= 1 && card.quantity <= MOST_COPIES
    counted.push({ text, lineNumber, quantity: isTitle ? null : isRead ? card.quantity : 0 })
    if (isRead) list.cards.push({ ...card, lineNumber, text })
    else if (!isTitle) list.unreadable.push({ lineNumber, text: text.slice(0, SHOWN) })
  }
  list.totals = titles ? [] : wrongTotals(counted)
  return list
}

const comment = /^(?:\/\/|#(?!#)|!side$|"?sep=.,?"?$|\*{3,}|(?:deck|author|autor|jogador|player): )/i

const isHeading = (text: string) => text.length <= MOST_OF_A_LINE && (text.startsWith('##') || headings.test(text))

/** A table may have lines of plain text, as they stand where a line was replaced. */
function cardOf(text: string, titles: TitleRow | null) {
  const row = titles && text.length <= MOST_OF_A_ROW ? cardOfRow(text, titles) : null
  if (row || (titles && !/^\d+x? /.test(text))) return row
  return text.length <= MOST_OF_A_LINE ? cardOfText(text) : null
}

type CopyToWrite = Partial<Pick<ReadCard, 'finish' | 'edition' | 'condition' | 'language' | 'mostCents'>>
type CardToWrite = Pick<ReadCard, 'quantity' | 'name' | 'set' | 'number'> & CopyToWrite

const marks: Partial<Record<Finish, string>> = {
  foil: '*F*',
  etched: '*E*',
  reverse: '(reverse)',
  rainbow: '(rainbow foil)',
  cold: '(cold foil)',
  gold: '(gold foil)',
  surge: '(surge foil)',
  textured: '(textured foil)',
}

/** Writes a line that is read as this printing, and this copy of it: "2 Curupira (BDN) 004 *F* NM PT até 30,00". */
export const lineOfCard = ({ quantity, name, set, number, ...copyWritten }: CardToWrite) => {
  const { finish, edition, condition, language, mostCents } = copyWritten
  const printing = [quantity, name, set && `(${set})`, set && number]
  const copy = [finish && marks[finish], edition === '1edicao' && '(1st edition)', set && condition, set && language]
  return [...printing, ...copy, mostCents && `até ${reaisOf(mostCents)}`].filter(Boolean).join(' ')
}

export const withLine = (pasted: string, lineNumber: number, line: string) =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((text, at) => (at + 1 === lineNumber ? line : text))
    .join('\n')

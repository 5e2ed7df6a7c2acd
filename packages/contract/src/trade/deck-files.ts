import { cardOfText, headings } from './card-lines.ts'
import { blank, type ReadCard, type WrittenList } from './written-cards.ts'

interface Line {
  text: string
  lineNumber: number
}

const YDK_PART = /^(#main|#extra|!side|#created by\b.*)$/i
const MOST_OF_A_LINE = 300
const passcode = /^\d{1,10}$/

/** True for the deck files of Yu-Gi-Oh programs (YDK, `ydke://`) and of MTGO (`.dek`). */
export function isDeckFile(lines: Line[]) {
  const written = lines.filter(({ text }) => text)
  return (
    written.some(({ text }) => YDK_PART.test(text.slice(0, MOST_OF_A_LINE)) || /^ydke:\/\//i.test(text)) ||
    /^(<\?xml|<deck|<cards )/i.test(written[0]?.text ?? '') ||
    (written.length > 0 && written.every(({ text }) => /^\d{5,10}$/.test(text)))
  )
}

/** Copies of one card stand in lines of their own in YDK; they are counted in the first of them. */
export function cardsOfDeckFile(lines: Line[], list: WrittenList, mostCopies: number): WrittenList {
  const known = new Map<string, WrittenList['cards'][number]>()
  const add = (card: ReadCard, line: Line) => {
    const key = card.id?.value ?? card.written
    const before = known.get(key)
    if (before && before.quantity < mostCopies) before.quantity += card.quantity
    else if (!before) known.set(key, { ...card, ...line })
  }
  for (const { text, lineNumber } of lines) {
    const cards = cardsOfLine(text)
    if (cards === null) list.unreadable.push({ lineNumber, text: text.slice(0, 120) })
    else for (const card of cards) add(card, { lineNumber, text: card.written })
  }
  for (const card of known.values()) {
    if (card.quantity >= 1 && card.quantity <= mostCopies) list.cards.push(card)
    else list.unreadable.push({ lineNumber: card.lineNumber, text: card.text })
  }
  return list
}

function cardsOfLine(text: string): ReadCard[] | null {
  if (!text || text.startsWith('#') || text.startsWith('//') || YDK_PART.test(text.slice(0, MOST_OF_A_LINE))) return []
  if (text.startsWith('<')) return cardsOfDek(text)
  if (/^ydke:\/\//i.test(text)) return cardsOfYdke(text.slice('ydke://'.length))
  if (passcode.test(text)) return [withPasscode(text.replace(/^0+(?=\d)/, ''), text)]
  if (text.length > MOST_OF_A_LINE) return null
  if (headings.test(text)) return []
  const card = cardOfText(text)
  return card && [card]
}

const withPasscode = (value: string, written: string): ReadCard => ({
  ...blank,
  ...{ quantity: 1, name: '', set: null, number: null, written, id: { kind: 'password', value } },
})

/** Each part is the base64 of the passcodes, four bytes each, the lowest first. */
function cardsOfYdke(url: string): ReadCard[] | null {
  try {
    const cards = decodeURIComponent(url)
      .split('!')
      .flatMap((part) => {
        const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))
        const view = new DataView(bytes.buffer)
        const codes = Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4, true))
        return codes.filter(Boolean).map((code) => withPasscode(String(code), String(code)))
      })
    return cards.length ? cards : null
  } catch {
    return null
  }
}

/** The id of MTGO names one printing, but a deck means the card: `<Cards CatID="61213" Quantity="4" Name="Opt" />`. */
function cardsOfDek(text: string): ReadCard[] {
  return [...text.matchAll(/<Cards\s([^<>]{1,600})>/gi)].flatMap(([, attributes]) => {
    const value = (name: string) => decoded(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes!)?.[1] ?? '')
    const [name, quantity] = [value('Name'), Number(value('Quantity') || 1)]
    return name ? [{ ...blank, quantity, name, set: null, number: null, written: name }] : []
  })
}

const entities: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' }
const decoded = (text: string) =>
  text
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(quot|apos|lt|gt|amp);/g, (_, entity: string) => entities[entity]!)

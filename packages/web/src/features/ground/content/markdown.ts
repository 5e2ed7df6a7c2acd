import { addressSlug } from '@bra/contract/trade/format'

/** The subset of Markdown in which the house's texts are written. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'list'; isNumbered: boolean; items: string[] }
  | { kind: 'paragraph'; text: string }
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; to: string }

const ITEM = /^(?:[-*]|\d+\.)\s+/
const SPAN = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g
const SAFE_LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/

/** Blocks are separated by empty lines; a heading or a list also ends where another kind begins. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let isFresh = true
  for (const line of markdown.split('\n').map((raw) => raw.trim())) {
    if (line === '') isFresh = true
    else {
      addLine(blocks, line, isFresh)
      isFresh = line.startsWith('#')
    }
  }
  return blocks
}

function addLine(blocks: Block[], line: string, isFresh: boolean) {
  const last = blocks.at(-1)
  const [, marks, heading] = /^(#{1,6})\s+(.+)$/.exec(line) ?? []
  if (heading) {
    blocks.push({ kind: 'heading', level: marks!.length > 2 ? 3 : 2, id: addressSlug(heading), text: heading })
  } else if (ITEM.test(line)) {
    const isNumbered = /^\d/.test(line)
    const item = line.replace(ITEM, '')
    if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(item)
    else blocks.push({ kind: 'list', isNumbered, items: [item] })
  } else if (!isFresh && last?.kind === 'paragraph') last.text += ` ${line}`
  else if (!isFresh && last?.kind === 'list') last.items.push(`${last.items.pop()} ${line}`)
  else blocks.push({ kind: 'paragraph', text: line })
}

/** Finds bold words and links of one line. A link to an address that is not allowed stays text. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(SPAN)) {
    const [whole, bold, text, to] = match
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) })
    if (bold) spans.push({ kind: 'bold', text: bold })
    else if (SAFE_LINK.test(to!)) spans.push({ kind: 'link', text: text!, to: to! })
    else spans.push({ kind: 'text', text: text! })
    end = match.index + whole.length
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) })
  return spans
}

/** Returns the plain words, for search engines. */
export const wordsOf = (line: string) =>
  spansOf(line)
    .map(({ text }) => text)
    .join('')

import { type SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import { type WordKind, wordKinds } from '@bra/contract/selling/sheet-shop-names'
import { plain } from '@bra/contract/trade/format'
import { numberSort } from '@bra/contract/trade/references'
import type { Db } from '../../../platform/db.ts'
import { columnOfWord } from './lines.ts'
import type { Match } from './match.ts'
import { candidatesOf, printingsLike } from './matching.queries.ts'
import { type Naming, readingsIn, waysOf } from './naming.ts'
import type { Sheet } from './reading.ts'
import { bare, type WordReader } from '@bra/contract/trade/sheet-words'

/** Lists of questions hold their first entries; answering them brings the next ones. */
export const QUESTIONS_SHOWN = 50
const MOST_CANDIDATES = 5
const MOST_WORDS = 100
const MOST_LETTERS = 100

/** How each word of the file is understood, the unknown ones first. A sheet of ours has only these to ask about. */
export function wordsIn({ shop, lines }: Sheet, read: WordReader): SheetQuestions['words'] {
  const counted = new Map<string, SheetQuestions['words'][number]>()
  for (const { cells } of lines) {
    for (const kind of wordKinds) {
      const word = cells[columnOfWord[kind]]?.slice(0, MOST_LETTERS).toWellFormed()
      if (!word) continue
      const before = counted.get(`${kind} ${bare(word)}`)
      if (before) before.lines++
      else counted.set(`${kind} ${bare(word)}`, { kind, word, meaning: read(kind, word) ?? null, lines: 1 })
    }
  }
  const asked = [...counted.values()].filter(({ meaning }) => shop !== null || meaning === null)
  const rank = (kind: WordKind) => wordKinds.indexOf(kind)
  return asked
    .toSorted(
      (a, b) =>
        Number(a.meaning !== null) - Number(b.meaning !== null) || rank(a.kind) - rank(b.kind) || b.lines - a.lines,
    )
    .slice(0, MOST_WORDS)
}

interface Unmatched {
  naming: Naming
  line: number
  lines: number
}

export async function unmatchedIn(db: Db, named: { line: number; naming: Naming }[], cards: Map<string, Match>) {
  const open = new Map<string, Unmatched>()
  for (const { line, naming } of named) {
    if (!naming.text || cards.get(naming.key)?.id !== undefined) continue
    const before = open.get(naming.key)
    if (before) before.lines++
    else open.set(naming.key, { naming, line, lines: 1 })
  }
  const shown = [...open.values()].slice(0, QUESTIONS_SHOWN)
  const idsOf = await candidateIds(db, shown, cards)
  const rows = await candidatesOf(db, [...new Set([...idsOf.values()].flat())])
  const unmatched = shown.map(({ naming, line, lines }) => ({
    key: naming.key,
    text: naming.text,
    line,
    lines,
    candidates: (idsOf.get(naming.key) ?? []).flatMap((id) => rows.get(id) ?? []),
  }))
  return { unmatched, unmatched_count: open.size }
}

const numbersOf = (naming: Naming) => [
  ...new Set([naming.number, ...readingsIn(naming).map(({ number }) => number)].filter(Boolean).map(numberSort)),
]

/** Shorter names are part of too many others. */
const LEAST_LETTERS = 3

async function candidateIds(db: Db, shown: Unmatched[], cards: Map<string, Match>) {
  const known = new Map(shown.map(({ naming }) => [naming.key, cards.get(naming.key)?.candidates ?? []]))
  const textOf = ({ names, code }: Naming) => plain(waysOf(names[0] ?? code ?? '').at(-1) ?? '')
  const unsure = shown.filter(({ naming }) => known.get(naming.key)!.length < MOST_CANDIDATES)
  const texts = unsure
    .map(({ naming }) => ({ key: naming.key, text: textOf(naming), numbers: numbersOf(naming) }))
    .filter(({ text }) => text.length >= LEAST_LETTERS)
  const like = texts.length ? await printingsLike(db, texts, MOST_CANDIDATES) : new Map<string, number[]>()
  return new Map(
    shown.map(({ naming }) => {
      const ids = [...known.get(naming.key)!, ...(like.get(naming.key) ?? [])]
      return [naming.key, [...new Set(ids)].slice(0, MOST_CANDIDATES)]
    }),
  )
}

import { plain } from '@bra/contract/trade/format'
import { besideTotal, normalReference } from '@bra/contract/trade/references'
import type { App } from '../../../app.ts'
import { CatalogueMemory, finderOf, type Found, type Text } from '../finder/index.ts'
import type { Db } from '../../../platform/db.ts'
import { productsByReference, wordsLike } from './references.queries.ts'

const MAX_WORDS = 8
// sales, which sort cards with one number, and the upkeep of the words do not change the catalogue's version
const KEPT = { max: 5000, ttl: 60_000 }

interface Memories {
  references: CatalogueMemory<number[]>
  corrections: CatalogueMemory<Map<string, string>>
}
const memories = new WeakMap<Db, Memories>()

export interface ReadText {
  /** Null if nothing was typed. */
  text: Text | null
  /** The words as typed, in lower case without accents. */
  asTyped: string
  /** The words searched instead, if typed ones stand in no text; null if the words stayed as typed. */
  corrected: string | null
}

/** Understands what a person typed: a printed reference, words, or words with a slip. */
export async function readText(app: App, found: Found, typed = ''): Promise<ReadText> {
  const words = wordsOf(typed)
  if (!words.length) return { text: null, asTyped: '', corrected: null }
  const exactIds = await productsNamed(app, found, typed)
  const meant = exactIds.length ? words : await correct(app, found, words)
  return {
    text: { plain: meant.join(' '), words: meant, exactIds },
    asTyped: words.join(' '),
    corrected: meant === words ? null : meant.join(' '),
  }
}

/** Returns the products whose printed reference, code or EAN was typed. */
export async function productsNamed(app: App, found: Found, typed: string) {
  if (!/\d/.test(typed)) return []
  const text = printable(typed)
  const read = () => productsByReference(app.db, normalReference(text), besideTotal(text))
  return memoriesOf(app).references.of(found, text, read)
}

/** Returns the words, corrected only if each unknown one is like a known one. */
async function correct(app: App, found: Found, words: string[]) {
  const unknown = finderOf(app).unknownWords(found, words)
  if (!unknown.length) return words
  const meant = await memoriesOf(app).corrections.of(found, unknown.join(' '), () => wordsLike(app.db, unknown))
  if (meant.size < new Set(unknown).size) return words
  return words.map((word) => meant.get(word) ?? word)
}

const wordsOf = (typed: string) => plain(printable(typed)).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
/** Control characters separate words. */
const printable = (typed: string) => typed.replace(/\p{Cc}/gu, ' ')

function memoriesOf({ db }: App) {
  const known = memories.get(db) ?? {
    references: new CatalogueMemory<number[]>(KEPT),
    corrections: new CatalogueMemory<Map<string, string>>(KEPT),
  }
  memories.set(db, known)
  return known
}

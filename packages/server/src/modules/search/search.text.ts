import { plain } from '@bra/contract/format'
import { besideTotal, normalReference } from '@bra/contract/references'
import type { App } from '../../app.ts'
import { finderOf, type Text } from '../finder/index.ts'
import { productsByReference, wordsLike } from './references.queries.ts'

const MAX_WORDS = 8

export interface ReadText {
  /** Null where nothing was typed. */
  text: Text | null
  /** The words as typed, plain. */
  asTyped: string
  /** What was understood, where no product has the words as typed. */
  corrected: string | null
}

/** Understands what a person typed: a printed reference, words, or words with a slip. */
export async function readText(app: App, typed = ''): Promise<ReadText> {
  const words = wordsOf(typed)
  if (!words.length) return { text: null, asTyped: '', corrected: null }
  const exactIds = await productsNamed(app, typed)
  const meant = exactIds.length ? words : await correct(app, words)
  return {
    text: { plain: meant.join(' '), words: meant, exactIds },
    asTyped: words.join(' '),
    corrected: meant === words ? null : meant.join(' '),
  }
}

/** The products whose printed reference, code or EAN was typed. */
export async function productsNamed(app: App, typed: string) {
  if (!/\d/.test(typed)) return []
  const text = printable(typed)
  return productsByReference(app.db, normalReference(text), besideTotal(text))
}

/** The words themselves, unless each unknown one is like a known one. */
async function correct(app: App, words: string[]) {
  const unknown = await finderOf(app).unknownWords(words)
  if (!unknown.length) return words
  const meant = await wordsLike(app.db, unknown)
  if (meant.size < new Set(unknown).size) return words
  return words.map((word) => meant.get(word) ?? word)
}

const wordsOf = (typed: string) => plain(printable(typed)).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
/** A control sign parts words. */
const printable = (typed: string) => typed.replace(/\p{Cc}/gu, ' ')

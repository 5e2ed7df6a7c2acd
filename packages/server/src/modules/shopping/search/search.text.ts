import { typed as meant } from '@bra/contract/kit/typed'
import { plain } from '@bra/contract/trade/format'
import { referencesAbroad } from '@bra/contract/trade/printed-languages'
import { besideTotal, normalReference } from '@bra/contract/trade/references'
import type { App } from '../../../app.ts'
import { productsAt } from '../card-lists/index.ts'
import { finderOf, type Found, stampOfCatalogue, type Text } from '../finder/index.ts'
import type { Db } from '../../../platform/db.ts'
import { oneForEach, Readings } from '../../../platform/memory.ts'
import { productsByReference } from './references.queries.ts'
import { loosened, type LooserText } from './search.looser.ts'

const MAX_WORDS = 8
const PASSCODE_DIGITS = 8
// sales, which sort cards with one number, and the upkeep of the words do not change the catalogue's version
const KEPT = { most: 5000, ttl: 60_000 }

const referencesKept = oneForEach<Db, Readings<number[], number>>(() => new Readings(KEPT))
const looserKept = oneForEach<Db, Readings<LooserText | null, number>>(() => new Readings(KEPT))

export interface ReadText {
  text: Text | null
  asTyped: string
  /** The words searched instead, corrected or fewer, if the typed ones find nothing; else null. */
  corrected: string | null
}

/** Understands what a person typed: a printed reference, words, or words with a slip; `game` is a slug. */
export async function readText(app: App, found: Found, typed = '', game?: string): Promise<ReadText> {
  const words = wordsOf(typed)
  if (!words.length) return { text: null, asTyped: '', corrected: null }
  const asTyped = words.join(' ')
  const text = { plain: asTyped, words, exactIds: await productsNamed(app, found, typed) }
  if (text.exactIds.length || finderOf(app).finds(found, text)) return { text, asTyped, corrected: null }
  const humped = humpedText(typed)
  if (humped && finderOf(app).finds(found, humped)) return { text: humped, asTyped, corrected: null }
  const texts = looserKept(app.db)
  const [key, stamp] = [JSON.stringify([words, game]), stampOfCatalogue(found)]
  const looser = await (texts.get(key, stamp) ?? texts.put(key, loosened(app, found, words, game), stamp))
  return { text: looser?.text ?? text, asTyped, corrected: looser?.corrected ?? null }
}

/** "HoOh" is "Ho-Oh" without its sign; null if no capital stands within a word. */
function humpedText(typed: string) {
  const parted = typed.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
  return parted === typed ? null : typedText(parted)
}

export function typedText(typed = ''): Text | null {
  const words = wordsOf(typed)
  return words.length ? { plain: words.join(' '), words, exactIds: [] } : null
}

export async function productsNamed(app: App, found: Found, typed: string) {
  const text = printable(meant(typed))
  if (!/\d/.test(text)) return []
  const references = referencesKept(app.db)
  const stamp = stampOfCatalogue(found)
  return references.get(text, stamp) ?? references.put(text, readNamed(app, found, text), stamp)
}

async function readNamed({ db }: App, found: Found, text: string) {
  const besides = { beside: besideTotal(text), ids: idsOf(text), abroad: referencesAbroad(text) }
  const ids = await productsByReference(db, referenceIn(text), besides)
  return ids.length ? ids : productsAt(found, text)
}

/** Reads OP01024 as OP01-024, too. */
function referenceIn(typed: string) {
  const wanted = normalReference(typed)
  const parted = typed.trim().match(/^([a-z]+\d{2})(\d{3})$/i)
  return parted ? { ...wanted, codes: [...wanted.codes, `${parted[1]}-${parted[2]}`.toUpperCase()] } : wanted
}

/** Ids of other programs are one long word with digits; a passcode may be typed without its leading zeros. */
function idsOf(typed: string) {
  const id = typed.trim()
  if (!/^\S{5,}$/.test(id)) return []
  const bare = id.replace(/^0+(?=\d)/, '')
  return [...new Set([id, id.toLowerCase(), bare, bare.padStart(PASSCODE_DIGITS, '0')])]
}

const wordsOf = (typed: string) => plain(printable(typed)).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
const printable = (typed: string) => typed.replace(/\p{Cc}/gu, ' ')

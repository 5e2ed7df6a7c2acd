import type { Reading } from '@bra/contract/trade/card-readings'
import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import type { Found } from '../finder/index.ts'
import { namesOf } from './agreeing.ts'
import { isSetName, setsCalled } from './places.ts'
import { pitchOf } from './spellings.ts'

const MOST_NUMBERS = 3
const isNumber = /^#?(?=\S*\d)[A-Za-z]{0,5}-?\d{1,4}[A-Za-z]?(?:\/[A-Za-z]{0,5}\d{1,4})?$/

const wordsOf = (text: string) =>
  text
    .replace(/[()[\]{}<>|,;]/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}?!]/u.test(word))

/** Reads words beside a number as a set: "Iono Paldea Evolved #185", "Iono - 185 - Paldea Evolved"; longest first. */
export function readingsBySetName(found: Found, { written }: ReadCard): Reading[] {
  const words = wordsOf(written)
  const places = words.flatMap((word, at) => (isNumber.test(word) ? at : [])).slice(-MOST_NUMBERS)
  return places.flatMap((at) => {
    const number = words[at]!.replace('#', '')
    const others = words.toSpliced(at, 1)
    const cuts = others.slice(1).map((_, before) => [others.slice(0, before + 1), others.slice(before + 1)] as const)
    const parted = [...cuts, ...cuts.toReversed().map(([set, name]) => [name, set] as const)]
    return parted
      .map(([name, set]) => ({ name: name.join(' '), set: set.join(' '), number }))
      .filter(({ set }) => isSetName(found, set))
  })
}

const figuresIn = (text: string) => wordsOf(plain(text)).filter((word) => /\d/.test(word))
/** "M10" and "2XM" are more likely sets that nobody has than numbers. */
const isLikeNumber = (word: string) => /^#?\d+[a-z]?$|\d{3}|.{7}/.test(word)

/** True if figures stand beside the name that neither it nor a set explains, so that it alone does not decide. */
export function isNumberLeft(found: Found, { name, set }: ReadCard, [named]: number[]) {
  if (named === undefined) return false
  const explained = new Set(namesOf(found, named).flatMap(figuresIn))
  const isSetKnown = set === null || pitchOf(set).length > 0 || setsCalled(found, set).length > 0
  const beside = [...figuresIn(name), ...(isSetKnown ? [] : figuresIn(set).filter(isLikeNumber))]
  return beside.some((word) => !explained.has(word))
}

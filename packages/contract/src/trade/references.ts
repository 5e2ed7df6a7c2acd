import { typed as meant } from '../kit/typed.ts'
import { plain } from './format.ts'

/** The ways in which a typed reference may be read; each list is compared with the column that it names. */
export interface WantedReference {
  /** Set and number: `products.reference`. */
  references: string[]
  /** Number and printed total: `products.reference_total`. */
  totals: string[]
  /** Internal code: `upper(products.code)`. */
  codes: string[]
  eans: string[]
}

/** The normal form of "SVI 077" is `svi77`; the part of the number after a slash is ignored. */
export const referenceOf = (setCode: string, number: string) => normal(`${setCode} ${beforeSlash(number)}`)

/** The normal form of "TG16/TG30" is `tg16/tg30`, whether the total repeats the prefix or not; null without a total. */
export function totalReferenceOf(number: string, total: number | string | null | undefined) {
  if (total === null || total === undefined || total === '') return null
  const left = normal(beforeSlash(number))
  const right = normal(String(total))
  return left && right ? `${left}/${/^\d/.test(right) ? prefixOf(left) : ''}${right}` : null
}

/** Reads "SVI 077/198", "svi-77", "077/198", "TG16/TG30", "SVP 044", an EAN or an internal code. */
export function normalReference(query: string): WantedReference {
  const typed = meant(query).trim()
  const [left = '', right] = typed.split('/')
  const reference = normal(left)
  const isReference = /[a-z]/.test(reference) && /[\d?!]/.test(reference)
  const digits = typed.replace(/\s/g, '')
  return {
    references: isReference ? [reference] : [],
    totals: right === undefined ? [] : totalsOf(left, right),
    codes: typed ? [typed.toUpperCase()] : [],
    eans: /^\d{8,14}$/.test(digits) ? [digits] : [],
  }
}

/** Returns the words before and after a number with its total, such as the name of a card or its set. */
export function besideTotal(query: string) {
  const [left = '', right] = query.split('/')
  return right === undefined ? '' : [...wordsOf(left).slice(0, -1), ...wordsOf(right).slice(1)].join(' ')
}

/** Sort key in natural order: numbers without a prefix first, then by prefix, and 9 before 10. */
export function numberSort(number: string) {
  const bare = wordsOf(beforeSlash(number)).join('')
  return (bare || number.trim()).replace(/\d+/g, (digits) => digits.padStart(6, '0'))
}

/** In "SVI077/198", SVI may be the set or the prefix of the number, so both readings are returned. */
function totalsOf(left: string, right: string) {
  const number = wordsOf(left).at(-1) ?? ''
  const total = wordsOf(right)[0]
  const digits = number.replace(/^[a-z]+/, '')
  const readings = [totalReferenceOf(number, total), /^\s*\d/.test(right) ? totalReferenceOf(digits, total) : null]
  return [...new Set(readings.filter((reading) => reading !== null))]
}

const beforeSlash = (number: string) => number.split('/')[0]!
const wordsOf = (text: string) => plain(text).match(/[a-z0-9?!]+/g) ?? []
const prefixOf = (number: string) => number.match(/^[a-z]*/)![0]

/** Joins the words; two digits that would meet keep a hyphen, so that "sv1 54" is not "sv15 4". */
function normal(text: string) {
  const words = wordsOf(text).map((word) => word.replace(/(?<!\d)0+(?=\d)/g, ''))
  return words
    .join(' ')
    .replace(/(?<=\d) (?=\d)/g, '-')
    .replaceAll(' ', '')
}

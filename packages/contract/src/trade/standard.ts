import {
  type CardCondition,
  cardConditions,
  type CardLanguage,
  conditionRank,
  type Finish,
  finishes,
  languages,
  type OfferCondition,
} from './variants.ts'

/** The copies that a buyer means without saying so: their prices are told first. */
export interface Standard {
  /** This condition or better. */
  condition: CardCondition
  /** Any of these; an empty list means any language. */
  languages: CardLanguage[]
  /** Any of these; an empty list means any finish. */
  finishes: Finish[]
  /** The most business days that the store may take to post; null for any. */
  posts_in_days: number | null
}

/** Holds for whoever has chosen none. */
export const usualStandard: Standard = { condition: 'NM', languages: [], finishes: [], posts_in_days: null }

/** Stores promise to post within so many business days at most. */
export const MOST_POSTING_DAYS = 5

/** Returns "NM.PT-EN.foil.3", in which empty parts stand for any; a cookie keeps it. */
export const writeStandard = ({ condition, languages: spoken, finishes: looks, posts_in_days: days }: Standard) =>
  [condition, spoken.join('-'), looks.join('-'), days ?? ''].join('.')

/** Reads what `writeStandard` wrote, in the order of the trade; null if the text is no standard. */
export function readStandard(text: string | null | undefined): Standard | null {
  const [least, spoken, looks, days, ...rest] = (text ?? '').split('.')
  const condition = cardConditions.find((each) => each === least)
  if (!condition || spoken === undefined || looks === undefined || days === undefined || rest.length) return null
  if (!/^[1-5]?$/.test(days)) return null
  const among = <Code extends string>(known: readonly Code[], written: string) => {
    const codes = written.split('-')
    return known.filter((code) => codes.includes(code))
  }
  return {
    condition,
    languages: among(languages, spoken),
    finishes: among(finishes, looks),
    posts_in_days: days ? Number(days) : null,
  }
}

interface ShownCopy {
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
}

/** True if the copy itself is within the standard, however soon its store posts; goods are judged by the server alone. */
export function isInStandard({ condition, languages: spoken, finishes: looks }: Standard, copy: ShownCopy) {
  if (copy.condition === 'graded') return false
  const rank = rankIn(copy.condition)
  if (rank === null) return true
  return (
    rank >= conditionRank[condition] &&
    (spoken.length === 0 || spoken.includes(copy.language)) &&
    (looks.length === 0 || looks.includes(copy.finish))
  )
}

const rankIn = (condition: OfferCondition) =>
  condition in conditionRank ? conditionRank[condition as CardCondition] : null

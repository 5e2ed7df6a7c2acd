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
  condition: CardCondition
  languages: CardLanguage[]
  finishes: Finish[]
  posts_in_days: number | null
}

export const usualStandard: Standard = { condition: 'NM', languages: [], finishes: [], posts_in_days: null }

export const MOST_POSTING_DAYS = 5

/** Returns "NM.PT-EN.foil.3", in which empty parts stand for any; a cookie keeps it. */
export const writeStandard = ({ condition, languages: spoken, finishes: looks, posts_in_days: days }: Standard) =>
  [condition, spoken.join('-'), looks.join('-'), days ?? ''].join('.')

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

/** True if the copy is within the standard, however soon its store posts; the server alone judges goods. */
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

import { type CardLanguage, type Extra, type Finish, type OfferCondition } from '@bra/contract/trade/trade'
import type { Article } from './articles.ts'
import type { Random } from './random.ts'

export interface Grade {
  company: string
  grade: number
  certificate: string
}

/** The exact copy for sale: two offers of one store never have the same variant. */
export interface Variant {
  condition: OfferCondition
  grade: Grade | null
  language: CardLanguage
  finish: Finish
  extras: Extra[]
}

const cardConditions = { M: 6, NM: 50, SP: 25, MP: 11, HP: 6, D: 2 } as const
const sealedConditions = { lacrado: 90, lacrado_avaria: 7, aberto: 3 } as const
const languages = { PT: 80, EN: 14, JP: 4, ES: 2 } as const
const foils = { foil: 80, reverse: 14, etched: 4, cosmos: 2 } as const
const graders = ['Lupa Graduações', 'Selo Cordel', 'GCB'] as const
const extras = { promo: 40, prelancamento: 25, carimbada: 15, assinada: 14, misprint: 6 } as const

const worth: Record<OfferCondition, number> = {
  M: 1.1,
  NM: 1,
  SP: 0.87,
  MP: 0.7,
  HP: 0.52,
  D: 0.35,
  graded: 2.2,
  lacrado: 1,
  lacrado_avaria: 0.88,
  aberto: 0.72,
}
const worthOfLanguage: Partial<Record<CardLanguage, number>> = { EN: 0.96, JP: 0.9, ES: 0.86 }
const worthOfFinish: Partial<Record<Finish, number>> = { foil: 1.5, reverse: 1.3, etched: 1.7, cosmos: 1.9 }
const worthOfExtra: Partial<Record<Extra, number>> = { promo: 1.2, prelancamento: 1.3, assinada: 2, misprint: 2.4 }

const SHARE_FOIL = 0.16
const SHARE_EXTRA = 0.02
const SHARE_GRADED = { comum: 0, incomum: 0, rara: 0.01, epica: 0.04, lendaria: 0.08 }

export function variantOf(article: Article, random: Random): Variant {
  if (article.type !== 'tcg') {
    return { condition: random.weighted(sealedConditions), grade: null, language: 'PT', finish: 'normal', extras: [] }
  }
  const isGraded = random.chance(SHARE_GRADED[article.rarity!])
  return {
    condition: isGraded ? 'graded' : random.weighted(cardConditions),
    grade: isGraded ? gradeOf(random) : null,
    language: random.weighted(languages),
    finish: random.chance(SHARE_FOIL) ? random.weighted(foils) : 'normal',
    extras: random.chance(SHARE_EXTRA) ? [random.weighted(extras)] : [],
  }
}

const gradeOf = (random: Random): Grade => ({
  company: random.pick(graders),
  grade: random.int(14, 20) / 2,
  certificate: String(random.int(10_000_000, 99_999_999)),
})

/** Returns the price relative to a copy in Praticamente Nova, Portuguese and normal finish. */
export function worthOf({ condition, grade, language, finish, extras: marks }: Variant) {
  const sealed = grade ? (grade.grade / 9) ** 3 : 1
  const marked = marks.reduce((product, extra) => product * (worthOfExtra[extra] ?? 1), 1)
  return worth[condition] * sealed * (worthOfLanguage[language] ?? 1) * (worthOfFinish[finish] ?? 1) * marked
}

const CHEAPEST = 25

/** Rounds as shops do: to 5 cents below R$ 5, to 10 cents below R$ 50, to whole reais or ,90 above. */
export function shopPrice(cents: number) {
  if (cents < 500) return Math.max(CHEAPEST, Math.round(cents / 5) * 5)
  if (cents < 5000) return Math.round(cents / 10) * 10
  const whole = Math.round(cents / 100) * 100
  return whole % 300 === 0 ? whole - 10 : whole
}

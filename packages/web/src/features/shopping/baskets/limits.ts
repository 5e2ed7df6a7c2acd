import { type ReadCard, readCardList } from '@bra/contract/trade/card-lists'
import { money } from '@bra/contract/trade/format'
import type { BasketLimits } from '@bra/contract/shopping/baskets.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import { type Finish } from '@bra/contract/trade/trade'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import type { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { standardTexts } from '../../prices/standards/texts.ts'
import { wantTexts } from '../wants/texts.ts'
import type { Wanted } from './baskets.data.ts'
import { basketTexts } from './texts.ts'

export interface TypedLimits extends Pick<BasketLimits, 'condition' | 'languages' | 'any_printing'> {
  finish: Finish | null
  /** The highest price, as text in reais. */
  most: string
}

/** Keyed by the text of the line, so that the limits stay with their card when lines move. */
export type OwnLimits = Record<string, TypedLimits>

export const isPrice = ({ most }: TypedLimits) => !Number.isNaN(centsOf(most)) && centsOf(most) !== 0

export function typedOf(limits: Partial<BasketLimits> = {}): TypedLimits {
  const { condition = null, languages = [], any_printing = false, finishes = [], most_cents: most } = limits
  return { condition, languages, any_printing, finish: finishes[0] ?? null, most: reaisOf(most) }
}

/** The copies of a standard as limits; the form knows one finish or any. */
export const copiesOf = ({ condition, languages, finishes }: Standard) => ({
  condition,
  languages,
  finishes: finishes.length === 1 ? finishes : [],
})

interface WithinBudget extends Pick<TypedList, 'list' | 'own'> {
  most_cents?: number
}

export const wantedBy = ({ list, own, most_cents }: WithinBudget, standard: Standard): Wanted => ({
  list,
  limits: copiesOf(standard),
  posts_in_days: standard.posts_in_days,
  own_limits: numbered(list, own),
  most_cents,
})

const limitsOf = ({ finish, most, ...rest }: TypedLimits): BasketLimits => ({
  ...rest,
  finishes: finish ? [finish] : [],
  // no field asks for it: a line says it
  edition: null,
  most_cents: centsOf(most),
})

/** Returns the distinct cards of a list by how they are written, each with what is asked of it before a person says more. */
export function cardsOf(list: string, all: TypedLimits) {
  const limitsOf = ({ condition, language, finish }: ReadCard): TypedLimits => ({
    ...all,
    condition: condition ?? all.condition,
    languages: language ? [language] : all.languages,
    finish: finish ?? all.finish,
  })
  return new Map(readCardList(list).cards.map((card) => [card.text, limitsOf(card)]))
}

interface TypedList {
  list: string
  all: TypedLimits
  own: OwnLimits
  /** The most business days until posting; null for any. */
  days: number | null
  /** The most stores; null for any. */
  most: number | null
  /** True if only favourite stores will do. */
  liked: boolean
}

export const wantedOf = ({ list, all, own, days, most, liked }: TypedList): Wanted => ({
  list,
  favorites_only: liked,
  posts_in_days: days,
  most_stores: most,
  limits: limitsOf(all),
  own_limits: numbered(list, own),
})

const numbered = (list: string, own: OwnLimits) =>
  readCardList(list).cards.flatMap(({ text, lineNumber }) =>
    own[text] ? [{ ...limitsOf(own[text]), line_number: lineNumber }] : [],
  )

/** Converts the limits of an earlier request back to those of the fields. */
export function ownOf({ list, own_limits: limits = [] }: Pick<Wanted, 'list' | 'own_limits'>): OwnLimits {
  const textOf = new Map(readCardList(list ?? '').cards.map(({ lineNumber, text }) => [lineNumber, text]))
  return Object.fromEntries(limits.map(({ line_number: at, ...own }) => [textOf.get(at)!, typedOf(own)]))
}

/** Returns for example "NM ou superior · Português · até R$ 5,00". */
export function limitsInWords(
  t: ReturnType<typeof useText>,
  limits: TypedLimits,
  { days, most: stores, liked }: Pick<TypedList, 'days' | 'most' | 'liked'> = { days: null, most: null, liked: false },
): string {
  const { condition, languages, any_printing, finish, most } = limits
  return [
    condition && t(basketTexts.orBetter, { condition: t(tradeTexts[condition]) }),
    languages.map((language) => t(tradeTexts[language])).join(', '),
    finish && t(tradeTexts[finish]),
    any_printing && t(basketTexts.anyPrintingShort),
    days && t(standardTexts.within, { count: days }),
    stores && t(basketTexts.mostStores, { count: stores }),
    liked && t(basketTexts.favorites),
    most && isPrice(limits) && t(wantTexts.upTo, { price: money(centsOf(most)) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

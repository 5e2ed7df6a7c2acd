import { readCardList } from '@bra/contract/card-lists'
import { money } from '@bra/contract/format'
import type { BasketLimits } from '@bra/contract/baskets.schemas'
import { type Finish } from '@bra/contract/trade'
import { centsOf, reaisOf } from '@bra/contract/cents'
import type { useText } from '../../lib/text.tsx'
import type { Wanted } from './baskets.data.ts'

/** What a card has to be, as it stands in the fields. */
export interface TypedLimits extends Pick<BasketLimits, 'condition' | 'languages' | 'any_printing'> {
  finish: Finish | null
  /** Reais. */
  most: string
}

/** By the line as it is written, so that it stays with its card when lines move. */
export type OwnLimits = Record<string, TypedLimits>

export const isPrice = ({ most }: TypedLimits) => !Number.isNaN(centsOf(most)) && centsOf(most) !== 0

export function typedOf(limits: Partial<BasketLimits> = {}): TypedLimits {
  const { condition = null, languages = [], any_printing = false, finishes = [], most_cents: most } = limits
  return { condition, languages, any_printing, finish: finishes[0] ?? null, most: reaisOf(most) }
}

const limitsOf = ({ finish, most, ...rest }: TypedLimits): BasketLimits => ({
  ...rest,
  finishes: finish ? [finish] : [],
  most_cents: centsOf(most),
})

/** The cards of a list as they are written, each once. */
export const cardsOf = (list: string) => [...new Set(readCardList(list).cards.map(({ text }) => text))]

export const wantedOf = (list: string, all: TypedLimits, own: OwnLimits): Wanted => ({
  list,
  limits: limitsOf(all),
  own_limits: readCardList(list).cards.flatMap(({ text, lineNumber }) =>
    own[text] ? [{ ...limitsOf(own[text]), line_number: lineNumber }] : [],
  ),
})

/** The other way, of what was asked before. */
export function ownOf({ list, own_limits: limits = [] }: Pick<Wanted, 'list' | 'own_limits'>): OwnLimits {
  const textOf = new Map(readCardList(list ?? '').cards.map(({ lineNumber, text }) => [lineNumber, text]))
  return Object.fromEntries(limits.map(({ line_number: at, ...own }) => [textOf.get(at)!, typedOf(own)]))
}

/** "NM ou superior · Português · até R$ 5,00" */
export function limitsInWords(t: ReturnType<typeof useText>, limits: TypedLimits): string {
  const { condition, languages, any_printing, finish, most } = limits
  return [
    condition && t('baskets.orBetter', { condition: t(`trade.${condition}`) }),
    languages.map((language) => t(`trade.${language}`)).join(', '),
    finish && t(`trade.${finish}`),
    any_printing && t('baskets.anyPrintingShort'),
    most && isPrice(limits) && t('wants.upTo', { price: money(centsOf(most)) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

import type { Input } from '@bra/contract/kit/api'
import type { spreadsheets } from '@bra/contract/selling/spreadsheets'
import type { foreignRoundings } from '@bra/contract/selling/foreign-rates.schemas'
import type { SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import type { WordKind } from '@bra/contract/selling/sheet-shop-names'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'

export type SheetAnswers = Omit<Input<typeof spreadsheets.answer>['body'], 'id'>

export interface AnswerDraft {
  words: Record<string, { kind: WordKind; word: string; meaning: string }>
  picks: Record<string, { id: number | null; name: string }>
  /** By line, as typed. */
  prices: Record<number, string>
  isSuggested: boolean
  /** Rate and factor by currency, as typed. */
  rates: Record<string, TypedRate>
  isPaused: boolean
  takesSingle: boolean
  stock: SheetQuestions['stock']
}

export interface TypedRate {
  unit: string
  factor: string
  round: (typeof foreignRoundings)[number]
}

export const noAnswers = ({ suggested_count, currencies, pauses_unpriced, stock }: SheetQuestions): AnswerDraft => ({
  words: {},
  picks: {},
  prices: {},
  isSuggested: suggested_count > 0,
  rates: Object.fromEntries(
    currencies.map(({ currency, rate }) => [
      currency,
      { unit: reaisOf(rate?.unit_cents), factor: String(rate?.factor ?? 100), round: rate?.round ?? 'cent' },
    ]),
  ),
  isPaused: pauses_unpriced,
  takesSingle: false,
  stock,
})

const typedPrices = ({ prices }: AnswerDraft) =>
  Object.entries(prices).flatMap(([line, typed]) => {
    const price_cents = centsOf(typed)
    return price_cents === null ? [] : [{ line: Number(line), price_cents }]
  })

const typedRates = ({ rates }: AnswerDraft) =>
  Object.entries(rates).flatMap(([currency, { unit, factor, round }]) => {
    const unit_cents = centsOf(unit)
    return unit_cents === null ? [] : [{ currency, unit_cents, factor: Number(factor), round }]
  })

export const wrongRates = (draft: AnswerDraft) =>
  new Set(
    typedRates(draft).flatMap(({ currency, unit_cents: cents, factor }) =>
      cents > 0 && Number.isInteger(factor) && factor >= 1 && factor <= 1000 ? [] : [currency],
    ),
  )

export const wrongPrices = (draft: AnswerDraft) =>
  new Set(typedPrices(draft).flatMap(({ line, price_cents }) => (price_cents > 0 ? [] : [line])))

export const answersOf = (draft: AnswerDraft): SheetAnswers => ({
  words: Object.values(draft.words),
  picks: Object.entries(draft.picks).map(([key, { id }]) => ({ key, product_id: id })),
  prices: typedPrices(draft),
  suggested_prices: draft.isSuggested,
  rates: typedRates(draft),
  pauses_unpriced: draft.isPaused,
  ...(draft.takesSingle && { takes_single: true }),
  stock: draft.stock,
})

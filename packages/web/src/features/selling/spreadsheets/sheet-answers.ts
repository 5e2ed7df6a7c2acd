import type { Input } from '@bra/contract/kit/api'
import type { spreadsheets } from '@bra/contract/selling/spreadsheets'
import type { SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import type { WordKind } from '@bra/contract/selling/sheet-shop-names'
import { centsOf } from '@bra/contract/trade/cents'

export type SheetAnswers = Omit<Input<typeof spreadsheets.answer>['body'], 'id'>

/** What a seller has chosen and typed and not sent yet. */
export interface AnswerDraft {
  words: Record<string, { kind: WordKind; word: string; meaning: string }>
  picks: Record<string, { id: number | null; name: string }>
  /** By line, as typed. */
  prices: Record<number, string>
  isSuggested: boolean
}

export const noAnswers = ({ suggested_count }: SheetQuestions): AnswerDraft => ({
  words: {},
  picks: {},
  prices: {},
  isSuggested: suggested_count > 0,
})

const typedPrices = ({ prices }: AnswerDraft) =>
  Object.entries(prices).flatMap(([line, typed]) => {
    const price_cents = centsOf(typed)
    return price_cents === null ? [] : [{ line: Number(line), price_cents }]
  })

export const wrongPrices = (draft: AnswerDraft) =>
  new Set(typedPrices(draft).flatMap(({ line, price_cents }) => (price_cents > 0 ? [] : [line])))

export const answersOf = (draft: AnswerDraft): SheetAnswers => ({
  words: Object.values(draft.words),
  picks: Object.entries(draft.picks).map(([key, { id }]) => ({ key, product_id: id })),
  prices: typedPrices(draft),
  suggested_prices: draft.isSuggested,
})

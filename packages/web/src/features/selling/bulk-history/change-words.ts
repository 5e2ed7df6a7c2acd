import { money } from '@bra/contract/trade/format'
import type { BulkAction, BulkLine } from '@bra/contract/selling/bulk-history.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { bulkHistoryTexts } from './texts.ts'

const percentOf = (value: number) => `${String(Math.abs(value)).replace('.', ',')}%`

export function wordsOf(action: BulkAction, t: Translate): string {
  switch (action.kind) {
    case 'price_percent':
      return withEnding(
        t(action.percent < 0 ? bulkHistoryTexts.lower : bulkHistoryTexts.raise, { by: percentOf(action.percent) }),
        action,
        t,
      )
    case 'price_amount':
      return withEnding(
        t(action.cents < 0 ? bulkHistoryTexts.lower : bulkHistoryTexts.raise, { by: money(Math.abs(action.cents)) }),
        action,
        t,
      )
    case 'price_set':
      return t(bulkHistoryTexts.priceSet, { price: money(action.cents) })
    case 'price_market':
      return withEnding(ofMarket(action, t), action, t)
    case 'quantity_set':
      return t(bulkHistoryTexts.stockSet, { count: action.quantity })
    case 'quantity_add':
      return t(action.quantity < 0 ? bulkHistoryTexts.stockLess : bulkHistoryTexts.stockMore, {
        count: Math.abs(action.quantity),
      })
    case 'import':
      return t(bulkHistoryTexts.import, { file: action.file_name })
    default:
      return t(bulkHistoryTexts[action.kind])
  }
}

function ofMarket({ of, percent }: Extract<BulkAction, { kind: 'price_market' }>, t: Translate) {
  const base = t(of === 'market' ? bulkHistoryTexts.byMarket : bulkHistoryTexts.byLowest)
  return percent === 0 ? base : `${base} ${percent < 0 ? '−' : '+'} ${percentOf(percent)}`
}

const withEnding = (words: string, { rounding }: { rounding: 'none' | 'ninety' }, t: Translate) =>
  rounding === 'ninety' ? `${words}, ${t(bulkHistoryTexts.ninety)}` : words

type Fields = NonNullable<BulkLine['before']>

/** Field names whose value is any text that the store typed. */
type FreeText = { [Name in keyof Fields]-?: string extends NonNullable<Fields[Name]> ? Name : never }[keyof Fields]
type Worded = Exclude<keyof Fields, FreeText>

const words: { [Name in Worded]-?: (value: NonNullable<Fields[Name]>, t: Translate) => string } = {
  price_cents: (cents) => money(cents),
  quantity: (count, t) => t(bulkHistoryTexts.units, { count }),
  status: (status, t) => t(status === 'paused' ? bulkHistoryTexts.paused : bulkHistoryTexts.active),
  condition: (condition, t) => t(tradeTexts[condition]),
  language: (language, t) => t(tradeTexts[language]),
  finish: (finish, t) => t(tradeTexts[finish]),
  extras: (extras, t) => extras.map((extra) => t(tradeTexts[extra])).join(', '),
  grade: ({ company, grade }) => `${company} ${String(grade).replace('.', ',')}`,
}

export function changesOf({ before, after }: Pick<BulkLine, 'before' | 'after'>, t: Translate) {
  const say = (fields: Fields, name: keyof Fields) => {
    const value = fields[name]
    if (value === null || value === undefined) return '–'
    if (name in words) return words[name as Worded](value as never, t) || '–'
    return typeof value === 'string' ? `“${value}”` : '–'
  }
  if (!before || !after) return []
  const changed = Object.keys(after) as (keyof Fields)[]
  const worded = (Object.keys(words) as Worded[]).filter((name) => name in after)
  return [...worded, ...changed.filter((name) => !(name in words))].map((name) => ({
    name,
    from: say(before, name),
    to: say(after, name),
  }))
}

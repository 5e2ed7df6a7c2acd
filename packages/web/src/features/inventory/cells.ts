import { centsOf, reaisOf } from '@bra/contract/cents'
import { plain } from '@bra/contract/format'
import {
  cardConditions,
  conditionNames,
  finishes,
  finishNames,
  languageNames,
  languages,
  type OfferCondition,
  type ProductType,
  sealedConditions,
} from '@bra/contract/trade'
import type { TextKey } from '../../text/keys.ts'
import type { Field, Values } from './drafts.ts'

export interface Choice {
  value: string
  label: string
}

const MAX_PRICE = 100_000_000
const MAX_STOCK = 99_999
const statusWords: Record<Values['status'], string> = { available: 'Ativa', paused: 'Pausada' }

const conditionLabel = (code: OfferCondition) =>
  code.length <= 2 ? `${code} ${conditionNames[code]}` : conditionNames[code]

/** The values of a field that is chosen from a list; none for one that is typed. */
export function choicesOf(field: Field, type: ProductType): Choice[] | null {
  switch (field) {
    case 'condition':
      return (type === 'tcg' ? cardConditions : sealedConditions).map((value) => ({
        value,
        label: conditionLabel(value),
      }))
    case 'language':
      return languages.map((value) => ({ value, label: languageNames[value] }))
    case 'finish':
      return finishes.map((value) => ({ value, label: finishNames[value] }))
    case 'status':
      return (['available', 'paused'] as const).map((value) => ({ value, label: statusWords[value] }))
    default:
      return null
  }
}

/** A value as it is shown, copied and typed. */
export function written(field: Field, value: Values[Field]): string {
  if (field === 'price_cents') return reaisOf(value as number)
  if (field === 'quantity') return String(value)
  if (field === 'status') return statusWords[value as Values['status']]
  if (field === 'language') return languageNames[value as Values['language']]
  if (field === 'finish') return finishNames[value as Values['finish']]
  return conditionLabel(value as OfferCondition)
}

type Read = { value: Values[Field] } | { problem: TextKey }

/** What was typed or pasted, or why it is nothing of the kind. */
export function readCell(field: Field, text: string, type: ProductType): Read {
  if (field === 'price_cents') {
    const cents = centsOf(text)
    return cents !== null && cents >= 1 && cents <= MAX_PRICE ? { value: cents } : { problem: 'inventory.badPrice' }
  }
  if (field === 'quantity') {
    const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
    return count <= MAX_STOCK ? { value: count } : { problem: 'inventory.badQuantity' }
  }
  const wanted = plain(text.trim())
  const found = choicesOf(field, type)!.find(({ value, label }) =>
    [plain(value), plain(label), plain(label.replace(/^\w{1,2} /, ''))].includes(wanted),
  )
  return found ? { value: found.value as Values[Field] } : { problem: 'inventory.badChoice' }
}

/** Of a text copied from a spreadsheet: lines of cells. */
export const cellsOfText = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))

import type { SiteText } from '@bra/contract/kit/both'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { type Copies, possibleFinishes, possibleLanguages } from '@bra/contract/trade/copies'
import { plain } from '@bra/contract/trade/format'
import { MAX_PRICE_CENTS, MAX_STOCK } from '@bra/contract/trade/limits'
import {
  cardConditions,
  finishes,
  languages,
  type OfferCondition,
  type ProductType,
  sealedConditions,
} from '@bra/contract/trade/trade'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { conditionName } from '../../catalogue/variants/variant-options.tsx'
import { cellTexts } from './cell-texts.ts'
import type { Field, Values } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'

export interface Choice {
  value: string
  label: string
}

const statusTexts = { available: gridTexts.active, paused: gridTexts.paused } as const

/** Returns null for a field in which people type. */
export function choicesOf(field: Field, type: ProductType, t: Translate): Choice[] | null {
  switch (field) {
    case 'condition':
      return (type === 'tcg' ? cardConditions : sealedConditions).map((value) => ({
        value,
        label: conditionName(t, value),
      }))
    case 'language':
      return languages.map((value) => ({ value, label: t(tradeTexts[value]) }))
    case 'finish':
      return finishes.map((value) => ({ value, label: t(tradeTexts[value]) }))
    case 'status':
      return (['available', 'paused'] as const).map((value) => ({ value, label: t(statusTexts[value]) }))
    default:
      return null
  }
}

/** Leaves out finishes and languages that the printing cannot have, but for the one that the offer has. */
export const existing = (choices: Choice[] | null, current: unknown, copies: Copies | undefined) =>
  copies && choices ? choices.filter(({ value }) => value === current || possibleIn(copies).has(value)) : choices

/** Codes of finishes and of languages are never the same. */
const possibleIn = (copies: Copies) => new Set<string>([...possibleFinishes(copies), ...possibleLanguages(copies)])

/** Fields that hold whatever words the store likes, or none. */
export const isFree = (field: Field) => field === 'position' || field === 'sku'
const MOST_LETTERS = 40

export function written(field: Field, value: Values[Field], t: Translate): string {
  if (field === 'price_cents') return reaisOf(value as number)
  if (field === 'quantity') return String(value)
  if (isFree(field)) return (value as string | null) ?? ''
  if (field === 'status') return t(statusTexts[value as Values['status']])
  if (field === 'language') return t(tradeTexts[value as Values['language']])
  if (field === 'finish') return t(tradeTexts[value as Values['finish']])
  return conditionName(t, value as OfferCondition)
}

type Read = { value: Values[Field] } | { problem: SiteText }

export function readCell(field: Field, text: string, type: ProductType, t: Translate): Read {
  if (field === 'price_cents') {
    const cents = centsOf(text)
    return cents !== null && cents >= 1 && cents <= MAX_PRICE_CENTS ? { value: cents } : { problem: gridTexts.badPrice }
  }
  if (field === 'quantity') {
    const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
    return count <= MAX_STOCK ? { value: count } : { problem: gridTexts.badQuantity }
  }
  if (isFree(field)) {
    const words = text.trim()
    return words.length <= MOST_LETTERS ? { value: words || null } : { problem: cellTexts.tooLong }
  }
  const wanted = plain(text.trim())
  const found = choicesOf(field, type, t)!.find(({ value, label }) =>
    [plain(value), plain(label), plain(label.replace(/^\w{1,2} /, ''))].includes(wanted),
  )
  return found ? { value: found.value as Values[Field] } : { problem: gridTexts.badChoice }
}

export const cellsOfText = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))

export type SheetText = (readonly [Field, string])[]

/** A graded card has a grade instead of a condition. */
export const isShown = ({ grade }: Pick<OwnListing, 'grade'>, field: Field) => field !== 'condition' || grade === null

export function readSheet(row: Pick<OwnListing, 'grade' | 'product'>, typed: SheetText, t: Translate) {
  const read = typed
    .filter(([field]) => isShown(row, field))
    .map(([field, text]) => [field, readCell(field, text, row.product.type, t)] as const)
  return {
    values: Object.fromEntries(
      read.flatMap(([field, one]) => ('value' in one ? [[field, one.value]] : [])),
    ) as Partial<Values>,
    problems: Object.fromEntries(
      read.flatMap(([field, one]) => ('problem' in one ? [[field, one.problem]] : [])),
    ) as Partial<Record<Field, SiteText>>,
  }
}

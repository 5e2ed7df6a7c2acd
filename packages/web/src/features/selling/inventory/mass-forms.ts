import type { SiteText } from '@bra/contract/kit/both'
import { centsOf } from '@bra/contract/trade/cents'
import type { MassAction } from './inventory.data.ts'
import { massChangeTexts } from './mass-change-texts.ts'

export type MassKind = 'price' | 'quantity' | 'pause' | 'activate' | 'remove' | 'pause_all'

export const priceWays = ['percent', 'amount', 'set', 'market', 'lowest'] as const
export const quantityWays = ['quantity_set', 'quantity_add'] as const

export interface MassTyped {
  way: (typeof priceWays)[number] | (typeof quantityWays)[number]
  value: string
  /** True to lower by the value, if it is a difference. */
  isLess: boolean
  ninety: boolean
}

export const wayTexts: Record<MassTyped['way'], SiteText> = {
  percent: massChangeTexts.wayPercent,
  amount: massChangeTexts.wayAmount,
  set: massChangeTexts.waySet,
  market: massChangeTexts.wayMarket,
  lowest: massChangeTexts.wayLowest,
  quantity_set: massChangeTexts.wayQuantitySet,
  quantity_add: massChangeTexts.wayQuantityAdd,
}

export const isDifference = (way: MassTyped['way']) => way !== 'set' && way !== 'quantity_set'
export const isPercent = (way: MassTyped['way']) => way === 'percent' || way === 'market' || way === 'lowest'

/** Returns the change to ask for, or null if the value is not valid yet. */
export function actionOf(kind: MassKind, { way, value, isLess, ninety }: MassTyped): MassAction | null {
  if (kind === 'pause' || kind === 'activate' || kind === 'remove' || kind === 'pause_all') return { kind }
  const sign = isDifference(way) && isLess ? -1 : 1
  const rounding = ninety ? 'ninety' : 'none'
  if (isPercent(way)) {
    const percent = value.trim() === '' && way !== 'percent' ? 0 : Number(value.replace(',', '.')) * sign
    if (Number.isNaN(percent) || (way === 'percent' && percent === 0)) return null
    return way === 'percent'
      ? { kind: 'price_percent', percent, rounding }
      : { kind: 'price_market', of: way === 'market' ? 'market' : 'lowest', percent, rounding }
  }
  if (kind === 'price') {
    const cents = centsOf(value)
    if (cents === null || Number.isNaN(cents)) return null
    return way === 'set' ? { kind: 'price_set', cents } : { kind: 'price_amount', cents: cents * sign, rounding }
  }
  if (!/^\d+$/.test(value.trim())) return null
  const quantity = Number(value)
  return way === 'quantity_set'
    ? { kind: 'quantity_set', quantity }
    : { kind: 'quantity_add', quantity: quantity * sign }
}

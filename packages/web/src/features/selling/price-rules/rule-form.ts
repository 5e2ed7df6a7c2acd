import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import type { Input } from '@bra/contract/kit/api'
import type { priceRules } from '@bra/contract/selling/price-rules'
import type { PriceRule } from '@bra/contract/selling/price-rules.schemas'

/** Amounts are text, as somebody typed them. */
export interface TypedRule {
  name: string
  type: PriceRule['scope']['type'] | ''
  business: string
  category_id: string
  tag_id: string
  conditions: PriceRule['scope']['conditions']
  languages: PriceRule['scope']['languages']
  finishes: PriceRule['scope']['finishes']
  price_min: string
  price_max: string
  source: PriceRule['pricing']['source']
  direction: 'same' | 'less' | 'more'
  amount: string
  unit: PriceRule['pricing']['change']['kind']
  ending: PriceRule['pricing']['ending']
  floor_cents: string
  ceiling_cents: string
  median_percent: string
  max_change_percent: string
}

type Body = Input<typeof priceRules.save>['body']

export const fieldOf: Record<string, keyof TypedRule> = {
  name: 'name',
  'scope.price_min': 'price_min',
  'scope.price_max': 'price_max',
  'pricing.change.value': 'amount',
  'rails.floor_cents': 'floor_cents',
  'rails.ceiling_cents': 'ceiling_cents',
  'rails.median_percent': 'median_percent',
  'rails.max_change_percent': 'max_change_percent',
}

export function typedOf(rule: PriceRule | null): TypedRule {
  const { scope, pricing, rails } = rule ?? {}
  const value = pricing?.change.value ?? -1
  return {
    name: rule?.name ?? '',
    type: scope?.type ?? '',
    business: scope?.business ?? '',
    category_id: String(scope?.category_id ?? ''),
    tag_id: String(scope?.tag_id ?? ''),
    conditions: scope?.conditions ?? [],
    languages: scope?.languages ?? [],
    finishes: scope?.finishes ?? [],
    price_min: reaisOf(scope?.price_min),
    price_max: reaisOf(scope?.price_max),
    source: pricing?.source ?? 'lowest',
    direction: value === 0 ? 'same' : value < 0 ? 'less' : 'more',
    amount: pricing?.change.kind === 'cents' ? reaisOf(Math.abs(value)) : String(Math.abs(value)).replace('.', ','),
    unit: pricing?.change.kind ?? 'percent',
    ending: pricing?.ending ?? 'none',
    floor_cents: reaisOf(rails?.floor_cents),
    ceiling_cents: reaisOf(rails?.ceiling_cents),
    median_percent: String(rails?.median_percent ?? ''),
    max_change_percent: String(rails?.max_change_percent ?? 20),
  }
}

const wordsOf = ({ id: _, position: __, ...words }: PriceRule) => words
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(',', '.')))

/** Builds the request body; `wrong` lists the fields whose amount is not valid. */
export function bodyOf(typed: TypedRule, kept: { storeId: number; rule: PriceRule | null }) {
  const sign = { same: 0, less: -1, more: 1 }[typed.direction]
  const size = typed.direction === 'same' ? 0 : typed.unit === 'cents' ? centsOf(typed.amount) : numberOf(typed.amount)
  const amounts = {
    price_min: centsOf(typed.price_min),
    price_max: centsOf(typed.price_max),
    floor_cents: centsOf(typed.floor_cents),
    ceiling_cents: centsOf(typed.ceiling_cents),
    median_percent: numberOf(typed.median_percent),
    max_change_percent: numberOf(typed.max_change_percent),
    amount: size,
  }
  const wrong = (Object.keys(amounts) as (keyof typeof amounts)[]).filter(
    (name) =>
      Number.isNaN(amounts[name]) || (amounts[name] === null && ['amount', 'max_change_percent'].includes(name)),
  )
  const { price_min, price_max, floor_cents, ceiling_cents, median_percent, max_change_percent } = amounts
  const body: Body = {
    store_id: kept.storeId,
    ...(kept.rule && { id: kept.rule.id, seen: wordsOf(kept.rule) }),
    name: typed.name,
    active: kept.rule?.active ?? true,
    scope: {
      type: typed.type || null,
      business: typed.business || null,
      category_id: Number(typed.category_id) || null,
      tag_id: Number(typed.tag_id) || null,
      conditions: typed.conditions || [],
      languages: typed.languages || [],
      finishes: typed.finishes || [],
      price_min,
      price_max,
    },
    pricing: { source: typed.source, change: { kind: typed.unit, value: sign * (size ?? 0) }, ending: typed.ending },
    rails: { floor_cents, ceiling_cents, median_percent, max_change_percent: max_change_percent ?? undefined },
  }
  return { body, wrong }
}

import { money } from '@bra/contract/trade/format'
import { MAX_PRICE_CENTS } from '@bra/contract/trade/limits'
import { compounds } from '@bra/contract/selling/price-rules'
import { endedPrice } from '@bra/contract/trade/price-endings'
import type { PriceRule, RulePricing, RuleRails, RuleScope } from '@bra/contract/selling/price-rules.schemas'
import type { CardLanguage, Finish, OfferCondition, ProductType } from '@bra/contract/trade/trade'

/** An offer with its market figures; they are null if unknown or not asked for. */
export interface OfferFacts {
  id: number
  type: ProductType
  /** The slug of its game. */
  business: string
  category_id: number
  tag_ids: number[]
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  price_cents: number
  promoted: boolean
  lowest_cents: number | null
  median_cents: number | null
  last_sale_cents: number | null
}

export type Rule = Pick<PriceRule, 'id' | 'name' | 'scope' | 'pricing' | 'rails'>

export interface Decision {
  rule: Rule | null
  after_cents: number
  reason: string
}

const among = <T>(chosen: T[], value: T) => chosen.length === 0 || chosen.includes(value)

export function isOf(scope: RuleScope, offer: OfferFacts) {
  return (
    (scope.type === null || scope.type === offer.type) &&
    (scope.business === null || scope.business === offer.business) &&
    (scope.category_id === null || scope.category_id === offer.category_id) &&
    (scope.tag_id === null || offer.tag_ids.includes(scope.tag_id)) &&
    among(scope.conditions, offer.condition) &&
    among(scope.languages, offer.language) &&
    among(scope.finishes, offer.finish) &&
    (scope.price_min === null || offer.price_cents >= scope.price_min) &&
    (scope.price_max === null || offer.price_cents <= scope.price_max)
  )
}

/**
 * Applies the first matching rule; whatever the market says, the price stays within the rule's rails. A run by the
 * clock leaves alone what would change the price by itself, day after day.
 */
export function priceOf(offer: OfferFacts, rules: Rule[], isByClock = false): Decision {
  const stays = (rule: Rule | null, reason: string) => ({ rule, after_cents: offer.price_cents, reason })
  const rule = rules.find(({ scope }) => isOf(scope, offer)) ?? null
  if (!rule) return stays(null, 'Nenhuma regra vale para esta oferta.')
  if (offer.promoted) return stays(rule, 'Está em promoção: o preço não muda até ela acabar.')
  if (isByClock && compounds(rule.pricing)) return stays(rule, 'Muda o preço atual: só roda quando você aplica.')
  const source = sourceOf(rule.pricing, offer)
  if (source === null) return stays(rule, `${missing[rule.pricing.source]}: o preço fica como está.`)
  const { low, high } = railsOf(rule.rails, offer)
  if (low.cents > high.cents) return stays(rule, `Limites em conflito: ${low.name} e ${high.name}.`)
  const target = changed(source, rule.pricing.change)
  const bound = target < low.cents ? low : target > high.cents ? high : null
  const { change, ending } = rule.pricing
  const bounds = { from: source, way: change.value, low: low.cents, high: high.cents }
  const after_cents = endedPrice(bound?.cents ?? target, ending, bounds)
  const by = bound ? ` Segurado por ${bound.name}.` : ''
  return { rule, after_cents, reason: `${formula(source, rule.pricing)}.${by}` }
}

function sourceOf({ source }: RulePricing, offer: OfferFacts) {
  const prices = {
    lowest: offer.lowest_cents,
    median: offer.median_cents,
    last_sale: offer.last_sale_cents,
    own: offer.price_cents,
  }
  return prices[source]
}

const missing: Record<RulePricing['source'], string> = {
  lowest: 'Nenhuma outra loja vende esta variante',
  median: 'Sem vendas desta variante em 90 dias',
  last_sale: 'Sem vendas desta variante em um ano',
  own: 'Sem preço',
}
const sources: Record<RulePricing['source'], string> = {
  lowest: 'Menor preço do mercado',
  median: 'Mediana paga',
  last_sale: 'Última venda',
  own: 'Preço atual',
}

const changed = (cents: number, { kind, value }: RulePricing['change']) =>
  Math.round(kind === 'percent' ? cents * (1 + value / 100) : cents + value)

function formula(cents: number, { source, change: { kind, value } }: RulePricing) {
  const base = `${sources[source]} ${money(cents)}`
  if (value === 0) return base
  const size = kind === 'percent' ? `${String(Math.abs(value)).replace('.', ',')}%` : money(Math.abs(value))
  return `${base} ${value < 0 ? '−' : '+'} ${size}`
}

interface Rail {
  cents: number
  name: string
}

/** Returns the tightest limit on each side. */
function railsOf(rails: RuleRails, offer: OfferFacts): { low: Rail; high: Rail } {
  const { floor_cents, ceiling_cents, median_percent, max_change_percent } = rails
  const name = `variação máxima de ${max_change_percent}%`
  const lows: Rail[] = [{ cents: Math.max(1, Math.ceil((offer.price_cents * (100 - max_change_percent)) / 100)), name }]
  const highs: Rail[] = [
    { cents: Math.floor((offer.price_cents * (100 + max_change_percent)) / 100), name },
    { cents: MAX_PRICE_CENTS, name: `preço máximo de ${money(MAX_PRICE_CENTS)}` },
  ]
  if (floor_cents) lows.push({ cents: floor_cents, name: `piso de ${money(floor_cents)}` })
  if (median_percent && offer.median_cents)
    lows.push({
      cents: Math.ceil((offer.median_cents * median_percent) / 100),
      name: `mínimo de ${median_percent}% da mediana paga`,
    })
  if (ceiling_cents) highs.push({ cents: ceiling_cents, name: `teto de ${money(ceiling_cents)}` })
  const tightest = (one: Rail, other: Rail, isTighter: boolean) => (isTighter ? other : one)
  return {
    low: lows.reduce((one, other) => tightest(one, other, other.cents > one.cents)),
    high: highs.reduce((one, other) => tightest(one, other, other.cents < one.cents)),
  }
}

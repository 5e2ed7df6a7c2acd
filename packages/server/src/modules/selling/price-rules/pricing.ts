import { joined, type Saying } from '@bra/contract/kit/saying'
import { MAX_PRICE_CENTS } from '@bra/contract/trade/limits'
import { compounds } from '@bra/contract/selling/price-rules'
import { endedPrice } from '@bra/contract/trade/price-endings'
import type { PriceRule, RulePricing, RuleRails, RuleScope } from '@bra/contract/selling/price-rules.schemas'
import type { CardLanguage, Finish, OfferCondition, ProductType } from '@bra/contract/trade/trade'
import { words } from './pricing.words.ts'

/** An offer with its market figures; they are null if unknown or not asked for. */
export interface OfferFacts {
  id: number
  type: ProductType
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
  reason: Saying
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

/** The first matching rule counts, within its rails; a run by the clock skips what would move a price day after day. */
export function priceOf(offer: OfferFacts, rules: Rule[], isByClock = false): Decision {
  const stays = (rule: Rule | null, reason: Saying) => ({ rule, after_cents: offer.price_cents, reason })
  const rule = rules.find(({ scope }) => isOf(scope, offer)) ?? null
  if (!rule) return stays(null, words.noRule)
  if (offer.promoted) return stays(rule, words.promoted)
  if (isByClock && compounds(rule.pricing)) return stays(rule, words.compounds)
  const source = sourceOf(rule.pricing, offer)
  if (source === null) return stays(rule, words.missing[rule.pricing.source])
  const { low, high } = railsOf(rule.rails, offer)
  if (low.cents > high.cents) return stays(rule, words.conflict(low.name, high.name))
  const target = changed(source, rule.pricing.change)
  const bound = target < low.cents ? low : target > high.cents ? high : null
  const { change, ending } = rule.pricing
  const bounds = { from: source, way: change.value, low: low.cents, high: high.cents }
  const after_cents = endedPrice(bound?.cents ?? target, ending, bounds)
  const reason = words.sum(source, rule.pricing)
  return { rule, after_cents, reason: bound ? joined([reason, words.held(bound.name)]) : reason }
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

const changed = (cents: number, { kind, value }: RulePricing['change']) =>
  Math.round(kind === 'percent' ? cents * (1 + value / 100) : cents + value)

interface Rail {
  cents: number
  name: Saying
}

function railsOf(rails: RuleRails, offer: OfferFacts): { low: Rail; high: Rail } {
  const { floor_cents, ceiling_cents, median_percent, max_change_percent } = rails
  const name = words.rails.change(max_change_percent)
  const lows: Rail[] = [{ cents: Math.max(1, Math.ceil((offer.price_cents * (100 - max_change_percent)) / 100)), name }]
  const highs: Rail[] = [
    { cents: Math.floor((offer.price_cents * (100 + max_change_percent)) / 100), name },
    { cents: MAX_PRICE_CENTS, name: words.rails.highest },
  ]
  if (floor_cents) lows.push({ cents: floor_cents, name: words.rails.floor(floor_cents) })
  if (median_percent && offer.median_cents)
    lows.push({
      cents: Math.ceil((offer.median_cents * median_percent) / 100),
      name: words.rails.median(median_percent),
    })
  if (ceiling_cents) highs.push({ cents: ceiling_cents, name: words.rails.ceiling(ceiling_cents) })
  const tightest = (one: Rail, other: Rail, isTighter: boolean) => (isTighter ? other : one)
  return {
    low: lows.reduce((one, other) => tightest(one, other, other.cents > one.cents)),
    high: highs.reduce((one, other) => tightest(one, other, other.cents < one.cents)),
  }
}

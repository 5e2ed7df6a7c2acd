import { money } from '@bra/contract/trade/format'
import type { PriceRule } from '@bra/contract/selling/price-rules.schemas'
import type { Translate } from '../../../lib/text.tsx'

/** Names of what a scope has only as ids. */
export interface ScopeNames {
  game: string | undefined
  category: string | undefined
  tag: string | undefined
}

/** Describes a rule in a line: its offers, its price and its limits. */
export function wordsOf({ scope, pricing, rails }: PriceRule, names: ScopeNames, t: Translate) {
  const { kind, value } = pricing.change
  const size = kind === 'percent' ? `${String(Math.abs(value)).replace('.', ',')}%` : money(Math.abs(value))
  const change = value === 0 ? '' : `${value < 0 ? '−' : '+'} ${size}`
  const chosen = [
    ...(scope.type ? [t(`priceRules.${scope.type}`)] : []),
    ...(scope.business === null ? [] : [names.game ?? t('games.game')]),
    ...scope.conditions.map((one) => t(`trade.${one}`)),
    ...scope.languages.map((one) => t(`trade.${one}`)),
    ...scope.finishes.map((one) => t(`trade.${one}`)),
    ...(scope.price_min === null ? [] : [`${t('priceRules.priceMin')} ${money(scope.price_min)}`]),
    ...(scope.price_max === null ? [] : [`${t('priceRules.priceMax')} ${money(scope.price_max)}`]),
    ...(scope.category_id === null ? [] : [names.category ?? t('priceRules.category')]),
    ...(scope.tag_id === null ? [] : [names.tag ?? t('priceRules.tag')]),
  ]
  const within = [
    ...(pricing.ending === 'none'
      ? []
      : [t('priceRules.shortEnding', { ending: t(`priceRules.ending_${pricing.ending}`) })]),
    t('priceRules.shortMax', { percent: rails.max_change_percent }),
    ...(rails.floor_cents ? [t('priceRules.shortFloor', { price: money(rails.floor_cents) })] : []),
    ...(rails.ceiling_cents ? [t('priceRules.shortCeiling', { price: money(rails.ceiling_cents) })] : []),
    ...(rails.median_percent ? [t('priceRules.shortMedian', { percent: rails.median_percent })] : []),
  ]
  return {
    scope: chosen.length > 0 ? chosen.join(', ') : t('priceRules.allOffers'),
    pricing: t('priceRules.shortPricing', { source: t(`priceRules.${pricing.source}`), change }).trim(),
    within: within.join(', '),
  }
}

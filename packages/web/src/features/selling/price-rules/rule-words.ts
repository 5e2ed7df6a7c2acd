import { money } from '@bra/contract/trade/format'
import type { PriceRule } from '@bra/contract/selling/price-rules.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { gameTexts } from '../../catalogue/catalog/game-texts.ts'
import { ruleFormTexts } from './rule-form-texts.ts'

export interface ScopeNames {
  game: string | undefined
  category: string | undefined
  tag: string | undefined
}

export function wordsOf({ scope, pricing, rails }: PriceRule, names: ScopeNames, t: Translate) {
  const { kind, value } = pricing.change
  const size = kind === 'percent' ? `${String(Math.abs(value)).replace('.', ',')}%` : money(Math.abs(value))
  const change = value === 0 ? '' : `${value < 0 ? '−' : '+'} ${size}`
  const chosen = [
    ...(scope.type ? [t(ruleFormTexts[scope.type])] : []),
    ...(scope.business === null ? [] : [names.game ?? t(gameTexts.game)]),
    ...scope.conditions.map((one) => t(tradeTexts[one])),
    ...scope.languages.map((one) => t(tradeTexts[one])),
    ...scope.finishes.map((one) => t(tradeTexts[one])),
    ...(scope.price_min === null ? [] : [`${t(ruleFormTexts.priceMin)} ${money(scope.price_min)}`]),
    ...(scope.price_max === null ? [] : [`${t(ruleFormTexts.priceMax)} ${money(scope.price_max)}`]),
    ...(scope.category_id === null ? [] : [names.category ?? t(ruleFormTexts.category)]),
    ...(scope.tag_id === null ? [] : [names.tag ?? t(ruleFormTexts.tag)]),
  ]
  const within = [
    ...(pricing.ending === 'none'
      ? []
      : [t(ruleFormTexts.shortEnding, { ending: t(ruleFormTexts[`ending_${pricing.ending}`]) })]),
    t(ruleFormTexts.shortMax, { percent: rails.max_change_percent }),
    ...(rails.floor_cents ? [t(ruleFormTexts.shortFloor, { price: money(rails.floor_cents) })] : []),
    ...(rails.ceiling_cents ? [t(ruleFormTexts.shortCeiling, { price: money(rails.ceiling_cents) })] : []),
    ...(rails.median_percent ? [t(ruleFormTexts.shortMedian, { percent: rails.median_percent })] : []),
  ]
  return {
    scope: chosen.length > 0 ? chosen.join(', ') : t(ruleFormTexts.allOffers),
    pricing: t(ruleFormTexts.shortPricing, { source: t(ruleFormTexts[pricing.source]), change }).trim(),
    within: within.join(', '),
  }
}

import { money } from '@bra/contract/trade/format'
import type { ShelfDraft, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { planEditingTexts } from './plan-texts.ts'

type Plan = ShelfRow<'plans'>
type Draft = ShelfDraft<'plans'>

export interface Effect {
  key: string
  /** Old and new value, for example "10% → 12%"; null if only words change. */
  change: string | null
  reach: string
}

export const percentOf = (points: number) => `${String(points / 100).replace('.', ',')}%`

/** Lists what a change of a plan does; fields that do not hold a number yet are left out. */
export function planEffects(plan: Plan, draft: Draft, t: Translate): Effect[] {
  const isFree = plan.audience === 'seller' && plan.price_cents === 0
  const price = (of: Draft) =>
    of.price_cents ? `${money(of.price_cents)} ${t(planEditingTexts[`per_${of.interval}`])}` : t(planEditingTexts.free)
  const limit = (most: number | null) => (most === null ? t(planEditingTexts.noLimit) : String(most))
  const terms: [key: string, name: string, before: string, after: string, reach: string][] = [
    ['price', t(planEditingTexts.price), price(plan), price(draft), t(planEditingTexts.reach_new)],
    [
      'commission',
      t(planEditingTexts.commission),
      percentOf(plan.commission_bp),
      percentOf(draft.commission_bp),
      t(isFree ? planEditingTexts.reach_orders : planEditingTexts.reach_new),
    ],
    ...(['max_offers', 'max_ads'] as const).map((name): (typeof terms)[number] => [
      name,
      t(name === 'max_ads' ? planEditingTexts.maxAds : planEditingTexts.maxOffers),
      limit(plan[name]),
      limit(draft[name]),
      t(isFree ? planEditingTexts.reach_unsigned : planEditingTexts.reach_new),
    ]),
  ]
  const changed = terms
    .filter(([, , before, after]) => before !== after && !after.includes('NaN'))
    .map(([key, name, before, after, reach]) => ({ key, change: `${name}: ${before} → ${after}.`, reach }))
  return wordsOf(plan) === wordsOf(draft)
    ? changed
    : [...changed, { key: 'words', change: null, reach: t(planEditingTexts.reach_words) }]
}

const wordsOf = ({ name, audience, features, highlighted }: Draft) =>
  JSON.stringify([name, audience, features, highlighted])

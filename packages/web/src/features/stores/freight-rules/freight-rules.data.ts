import { freightRules } from '@bra/contract/stores/freight-rules'
import { regionCodes, regions } from '@bra/contract/trade/regions'
import { states as allStates, type Uf } from '@bra/contract/trade/trade'
import { ask } from '../../../lib/query.ts'
import { regionTexts } from '../../../lib/region-texts.ts'
import type { Translate } from '../../../lib/text.tsx'
import { freightRuleTexts } from './texts.ts'

export const freightRulesQuery = (storeId: number) => ask(freightRules.list, { params: { store_id: storeId } })

/** Names whole regions, then the states that are left: "Sul, SP, RJ". */
export function placesOf(chosen: readonly Uf[], t: Translate) {
  if (chosen.length === allStates.length) return t(freightRuleTexts.allStates)
  const whole = regionCodes.filter((region) => regions[region].every((uf) => chosen.includes(uf)))
  const inWhole = new Set<Uf>(whole.flatMap((region) => regions[region]))
  const left = chosen.filter((uf) => !inWhole.has(uf))
  return [...whole.map((region) => t(regionTexts[region])), ...left].join(', ')
}

import type { RarityTone } from '@bra/contract/catalogue/rarity-marks'
import type { SiteText } from '@bra/contract/kit/both'
import type { Facets } from '@bra/contract/shopping/search.schemas'
import { type CardLanguage, type Finish, finishes, languages, states } from '@bra/contract/trade/trade'
import type { Translate } from '../../../../lib/text.tsx'
import { tradeTexts } from '../../../../lib/trade-texts.ts'
import type { ListState } from '../list-state.ts'
import type { ListScope } from '../search.data.ts'
import { facetTexts } from './texts.ts'

/** The server's reply has the same names. */
export const choiceFacets = [
  'categories',
  'rarities',
  'elements',
  'brands',
  'leagues',
  'languages',
  'finishes',
  'ufs',
] as const
export type ChoiceFacet = (typeof choiceFacets)[number]
export type FacetName = ChoiceFacet | 'condition' | 'price' | 'supply'

const titles: Record<FacetName, SiteText> = {
  categories: facetTexts.collection,
  rarities: facetTexts.rarity,
  elements: facetTexts.element,
  condition: facetTexts.condition,
  languages: facetTexts.language,
  finishes: facetTexts.finish,
  brands: facetTexts.brand,
  leagues: facetTexts.league,
  price: facetTexts.price,
  supply: facetTexts.supply,
  ufs: facetTexts.uf,
}

export const facetNames = Object.keys(titles) as FacetName[]

/** Accessories and sealed goods come in categories, cards in collections. */
export const titleOfFacet = (facet: FacetName, { type }: ListScope): SiteText =>
  facet === 'categories' && (type === 'acs' || type === 'bra') ? facetTexts.category : titles[facet]

export const promotedFacets: FacetName[] = ['categories', 'rarities', 'elements', 'condition', 'languages', 'price']

export interface Choice {
  value: string
  label: string
  /** Null if the server did not count. */
  count: number | null
  /** Only rarities have a glyph and a tone. */
  glyph?: string
  tone?: RarityTone
}

const codesOfTrade: Partial<Record<ChoiceFacet, readonly string[]>> = { languages, finishes, ufs: states }

interface Counted {
  facets: Facets | null
  wholeFacets: Facets | null
}

/** Returns every value of the unfiltered list with its count in the filtered one, so that zeros keep their place. */
export function choicesOf(facet: ChoiceFacet, list: Counted, t: Translate): Choice[] {
  const choices = countedChoices(facet, list.facets, list.wholeFacets)
  if (facet !== 'languages' && facet !== 'finishes') return choices
  return choices.map((choice) => ({ ...choice, label: t(tradeTexts[choice.value as CardLanguage | Finish]) }))
}

function countedChoices(facet: ChoiceFacet, counted: Facets | null, whole: Facets | null): Choice[] {
  const ofTrade = codesOfTrade[facet]?.map((value) => ({ value, label: value }))
  const known: Omit<Choice, 'count'>[] = whole?.[facet] ?? counted?.[facet] ?? ofTrade ?? []
  if (!counted) return known.map((option) => ({ ...option, count: null }))
  const unnamed = facet === 'categories' ? counted.other_categories : []
  const counts = new Map([
    ...counted[facet].map(({ value, count }) => [value, count] as const),
    ...unnamed.map(([id, count]) => [String(id), count] as const),
  ])
  const added = counted[facet].filter(({ value }) => !known.some((option) => option.value === value))
  return [...known.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 })), ...added]
}

export function toggleChoice(state: ListState, facet: ChoiceFacet, value: string): ListState {
  const chosen = state[facet].map(String)
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return { ...state, page: 1, [facet]: facet === 'categories' ? next.map(Number) : next }
}

export function appliedCount(state: ListState, facet: FacetName): number {
  if (facet === 'condition') return state.condition ? 1 : 0
  if (facet === 'price') return state.priceMin !== null || state.priceMax !== null ? 1 : 0
  if (facet === 'supply') return Number(state.braCenter) + Number(state.onSale)
  return state[facet].length
}

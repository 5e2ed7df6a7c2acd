import { money } from '@bra/contract/trade/format'
import type { Translate } from '../../../../lib/text.tsx'
import { conditionWords } from '../../../stores/listings/condition-words.ts'
import { choiceFacets, choicesOf, toggleChoice } from '../facets/facets.ts'
import { facetTexts } from '../facets/texts.ts'
import type { ProductList } from '../list/useProductList.ts'
import type { ListState } from '../list-state.ts'
import { filterTexts } from './texts.ts'

export interface AppliedFilter {
  key: string
  /** The filter's name in the server's reply. */
  filter: string
  label: string
  without: ListState
}

type Filtered = Pick<ProductList, 'state' | 'facets' | 'wholeFacets'>

export function appliedFilters({ state: applied, ...counted }: Filtered, t: Translate): AppliedFilter[] {
  const state = { ...applied, page: 1 }
  const chosen = choiceFacets.flatMap((facet) => {
    const choices = choicesOf(facet, counted, t)
    return state[facet].map(String).map((value) => ({
      key: `${facet}-${value}`,
      filter: facet,
      label: choices.find((choice) => choice.value === value)?.label ?? value,
      without: toggleChoice(state, facet, value),
    }))
  })
  const single = [
    state.condition && {
      filter: 'condition',
      label: conditionWords(t, state.condition, t(facetTexts.orBetter)),
      without: { ...state, condition: null },
    },
    (state.priceMin !== null || state.priceMax !== null) && {
      filter: 'price',
      label: priceWords(state, t),
      without: { ...state, priceMin: null, priceMax: null },
    },
    state.onSale && { filter: 'on_sale', label: t(facetTexts.onSale), without: { ...state, onSale: false } },
    state.braCenter && {
      filter: 'bra_center',
      label: t(facetTexts.braCenter),
      without: { ...state, braCenter: false },
    },
  ]
  return [...chosen, ...single.flatMap((one) => (one ? [{ key: one.filter, ...one }] : []))]
}

function priceWords({ priceMin, priceMax }: ListState, t: Translate) {
  const [from, to] = [priceMin, priceMax].map((reais) => money(reais === null ? null : reais * 100))
  if (!to) return t(filterTexts.priceAbove, { from: from! })
  return from ? t(filterTexts.priceBetween, { from, to }) : t(filterTexts.priceBelow, { to })
}

export const withoutFilter = (state: ListState, filter: string): ListState => ({
  ...state,
  page: 1,
  ...cleared[filter],
})

const cleared: Record<string, Partial<ListState>> = {
  ...Object.fromEntries(choiceFacets.map((facet) => [facet, { [facet]: [] }])),
  condition: { condition: null },
  price: { priceMin: null, priceMax: null },
  on_sale: { onSale: false },
  bra_center: { braCenter: false },
}

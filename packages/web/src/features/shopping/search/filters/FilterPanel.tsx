import { useText } from '../../../../lib/text.tsx'
import { AccordionItem } from '../../../../ui/Accordion.tsx'
import { FacetBody } from '../facets/FacetBody.tsx'
import { appliedCount, type FacetName, titleOfFacet } from '../facets/facets.ts'
import type { ProductList } from '../list/useProductList.ts'
import { filterTexts } from './texts.ts'

const OPEN_AT_FIRST = 4

interface FilterPanelProps {
  list: ProductList
  facets: FacetName[]
  /** The facet that was asked for; without one the first few are open. */
  asked?: FacetName | null
  /** Keeps the ids of two panels on one page apart. */
  place: 'side' | 'drawer'
}

export function FilterPanel({ list, facets, asked, place }: FilterPanelProps) {
  const t = useText()
  return facets.map((facet, at) => {
    const count = appliedCount(list.state, facet)
    return (
      <AccordionItem
        key={facet}
        id={facetId(place, facet)}
        title={<span className="text-label">{t(titleOfFacet(facet, list.scope))}</span>}
        end={count > 0 && t(filterTexts.appliedCount, { count })}
        open={asked ? facet === asked || count > 0 : at < OPEN_AT_FIRST || count > 0}
      >
        <FacetBody facet={facet} list={list} />
      </AccordionItem>
    )
  })
}

export const facetId = (place: FilterPanelProps['place'], facet: FacetName) => `${place}-${facet}`

import { clsx } from 'clsx'
import { ChevronDown, ListFilter } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { useText } from '../../../../lib/text.tsx'
import { chipStyle } from '../../../../ui/Chip.tsx'
import { Popover } from '../../../../ui/Popover.tsx'
import { appliedCount, type FacetName, promotedFacets, titleOfFacet } from '../facets/facets.ts'
import type { ProductList } from '../list/useProductList.ts'
import { filterTexts } from './texts.ts'

const FacetBody = lazyPart(async () => (await import('./parts.ts')).FacetBody)

interface FilterChipsProps {
  list: ProductList
  facets: FacetName[]
  /** The choice of order and the button that saves the search stand here on a phone. */
  order: ReactNode
  onOpen: (facet: FacetName | 'top') => void
}

const isWide = () => matchMedia('(min-width: 64rem)').matches

/** Each facet opens a popover, or the drawer in a small window. */
export function FilterChips({ list, facets, order, onOpen }: FilterChipsProps) {
  const t = useText()
  const applied = facets.reduce((sum, facet) => sum + appliedCount(list.state, facet), 0)
  return (
    <div
      role="group"
      aria-label={t(filterTexts.filters)}
      className="shelf -mx-4 scroll-px-4 gap-2 px-4 py-1 max-sm:mt-1 md:-mx-6 md:scroll-px-6 md:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className={clsx(chipStyle(applied > 0), 'lg:hidden')}
        onClick={() => onOpen('top')}
      >
        <ListFilter aria-hidden size={16} strokeWidth={2} />
        {t(filterTexts.filters)}
        {applied > 0 && <span className="tabular-nums">{applied}</span>}
      </button>
      <span className="contents sm:hidden">{order}</span>
      {promotedFacets
        .filter((facet) => facets.includes(facet))
        .map((facet) => (
          <FacetChip key={facet} facet={facet} list={list} onSmall={() => onOpen(facet)} />
        ))}
    </div>
  )
}

function FacetChip({ facet, list, onSmall }: { facet: FacetName; list: ProductList; onSmall: () => void }) {
  const t = useText()
  const count = appliedCount(list.state, facet)
  const press = (event: MouseEvent) => {
    if (isWide()) return
    event.preventDefault()
    onSmall()
  }
  return (
    <Popover
      label={t(titleOfFacet(facet, list.scope))}
      className="w-72 p-4"
      trigger={(wiring) => (
        <button type="button" {...wiring} className={chipStyle(count > 0)} onClick={press}>
          {t(titleOfFacet(facet, list.scope))}
          {count > 0 && <span className="tabular-nums">{count}</span>}
          <ChevronDown aria-hidden size={16} strokeWidth={2} className="max-lg:hidden" />
        </button>
      )}
    >
      <FacetBody facet={facet} list={list} />
    </Popover>
  )
}

import { useEffect } from 'react'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Drawer } from '../../../../ui/Dialog.tsx'
import type { FacetName } from '../facets/facets.ts'
import type { ProductList } from '../list/useProductList.ts'
import { withoutFilters } from '../list-state.ts'
import { appliedFilters } from './applied.ts'
import { facetId, FilterPanel } from './FilterPanel.tsx'
import { filterTexts } from './texts.ts'

interface FilterDrawerProps {
  list: ProductList
  facets: FacetName[]
  /** The facet to which the drawer opens, or the top; null while it is closed. */
  open: FacetName | 'top' | null
  onClose: () => void
  /** For example "Ver 84 cartas". */
  seeLabel: string
}

/** Each choice takes effect at once behind the drawer. */
export function FilterDrawer({ list, facets, open, onClose, seeLabel }: FilterDrawerProps) {
  const t = useText()
  const asked = open === 'top' ? null : open
  useEffect(() => {
    if (asked) document.getElementById(facetId('drawer', asked))?.scrollIntoView({ block: 'start' })
  }, [asked])

  return (
    <Drawer
      open={open !== null}
      onClose={onClose}
      title={t(filterTexts.filters)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          {appliedFilters(list, t).length > 0 && (
            <Button variant="ghost" onClick={() => list.show(withoutFilters(list.state))}>
              {t(filterTexts.clearAll)}
            </Button>
          )}
          <Button className="flex-1" busy={list.isStale} onClick={onClose}>
            {seeLabel}
          </Button>
        </>
      }
    >
      <FilterPanel list={list} facets={facets} asked={asked} place="drawer" />
    </Drawer>
  )
}

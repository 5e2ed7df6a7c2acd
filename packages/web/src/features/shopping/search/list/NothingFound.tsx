import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../../ui/states.tsx'
import { appliedFilters, withoutFilter } from '../filters/applied.ts'
import { filterTexts } from '../filters/texts.ts'
import { withoutFilters } from '../list-state.ts'
import { nothingFoundTexts } from './nothing-found-texts.ts'
import type { ProductList } from './useProductList.ts'

interface NothingFoundProps {
  list: ProductList
  wayOut?: ReactNode
  lastResort?: ReactNode
}

export function NothingFound({ list, wayOut, lastResort }: NothingFoundProps) {
  const t = useText()
  const isFiltered = appliedFilters(list, t).length > 0
  return (
    <EmptyState
      picture="/media/scenes/lantern.svg"
      title={t(nothingFoundTexts.nothing)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isFiltered ? (
            <LooserLink list={list} />
          ) : (
            (wayOut ?? <SolidLink to={paths.cards()}>{t(siteTexts.explore)}</SolidLink>)
          )}
          {lastResort}
        </div>
      }
    >
      {t(isFiltered ? nothingFoundTexts.nothingFiltered : nothingFoundTexts.nothingHint)}
    </EmptyState>
  )
}

/** Offers for example "Remover Foil traz 12 produtos", else to remove all filters. */
function LooserLink({ list: { state, relax, queryFor, ...list } }: { list: ProductList }) {
  const t = useText()
  const applied = appliedFilters({ state, ...list }, t)
  const culprits = applied.filter((one) => one.filter === relax?.filter).map((one) => one.label)
  if (!relax || !culprits.length)
    return <SolidLink to={queryFor(withoutFilters(state))}>{t(filterTexts.clearAll)}</SolidLink>
  return (
    <SolidLink to={queryFor(withoutFilter(state, relax.filter))}>
      {t(nothingFoundTexts.relax, { filter: culprits.join(', '), count: relax.count })}
    </SolidLink>
  )
}

const SolidLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={buttonStyle('solid')}>
    {children}
  </Link>
)

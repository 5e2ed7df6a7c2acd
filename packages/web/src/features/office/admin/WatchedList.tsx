import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTop } from '../../../lib/PageTop.tsx'
import { oneOf, useAddress } from '../../../lib/address.ts'
import { Head } from '../../../lib/head.tsx'
import { PagedList } from '../../../lib/PagedList.tsx'
import type { Paged, Pages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { waitingTexts } from './texts.ts'

interface WatchedListProps {
  title: string
  /** The first filter is the default one. */
  filters: readonly string[]
  filterName: (filter: string) => string
  /** Link to the whole list while only one entry is shown, else false. */
  all: string | false
  list: Pages<Paged>
  none: { title: string; hint: string }
  hint?: ReactNode
  rows: ReactNode[]
}

export function WatchedList({ title, filters, filterName, all, list, none, hint, rows }: WatchedListProps) {
  const t = useText()
  const { query, change } = useAddress()
  const usual = filters[0]!
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} />
      {hint}
      <div className="mt-3 mb-4 max-w-72">
        {all ? (
          <Link to={all} className={loneLinkStyle}>
            {t(waitingTexts.seeAll)}
          </Link>
        ) : (
          <Select
            label={t(waitingTexts.filter)}
            value={oneOf(query, 'mostrar', filters) ?? usual}
            onChange={(event) => change({ mostrar: event.target.value === usual ? '' : event.target.value })}
          >
            {filters.map((filter) => (
              <option key={filter} value={filter}>
                {filterName(filter)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <PagedList list={list} shown={rows.length} none={none}>
        <ul className="grid gap-3">{rows}</ul>
      </PagedList>
    </>
  )
}

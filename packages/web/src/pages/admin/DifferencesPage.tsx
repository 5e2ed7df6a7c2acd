import { filters, pagesOfDifferences } from '../../features/reconciliation/differences.data.ts'
import { DifferenceRow } from '../../features/reconciliation/DifferenceRow.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { oneOf, useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

/** In what the ledger and the provider of payments do not agree. */
export default function DifferencesPage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfDifferences(query))
  const rows = list.pages.flatMap((page) => page.differences)
  return (
    <>
      <Head title={t('office.differences')} hidden />
      <PageTop title={t('office.differences')} />
      <div className="mt-3 mb-4 max-w-72">
        <Select
          label={t('admin.filter')}
          value={oneOf(query, 'mostrar', filters) ?? 'open'}
          onChange={(event) => change({ mostrar: event.target.value === 'open' ? '' : event.target.value })}
        >
          {filters.map((filter) => (
            <option key={filter} value={filter}>
              {t(`lookups.differences_${filter}`)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        list={list}
        shown={rows.length}
        none={{ title: t('lookups.noDifferences'), hint: t('lookups.noDifferencesHint') }}
      >
        <ul className="grid gap-3">
          {rows.map((row) => (
            <DifferenceRow key={row.id} row={row} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}

import { filters, pagesOfWatched } from '../../features/payouts/payouts.data.ts'
import { WatchedRow } from '../../features/payouts/WatchedRow.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { oneOf, useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

/** Withdrawals that need somebody: refused, sent back, or late. */
export default function WithdrawalsPage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfWatched(query))
  const rows = list.pages.flatMap((page) => page.withdrawals)
  return (
    <>
      <Head title={t('office.adminWithdrawals')} hidden />
      <PageTop title={t('office.adminWithdrawals')} />
      <div className="mt-3 mb-4 max-w-72">
        <Select
          label={t('admin.filter')}
          value={oneOf(query, 'mostrar', filters) ?? 'waiting'}
          onChange={(event) => change({ mostrar: event.target.value === 'waiting' ? '' : event.target.value })}
        >
          {filters.map((filter) => (
            <option key={filter} value={filter}>
              {t(`admin.filter_${filter}`)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        list={list}
        shown={rows.length}
        none={{ title: t('admin.withdrawalsNone'), hint: t('admin.withdrawalsNoneHint') }}
      >
        <ul className="grid gap-3">
          {rows.map((row) => (
            <WatchedRow key={row.id} row={row} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}

import { useEntry } from '../../features/office/admin/entry.ts'
import { WatchedList } from '../../features/office/admin/WatchedList.tsx'
import { filters, pagesOfWatched } from '../../features/payouts/payouts/payouts.data.ts'
import { payoutTexts } from '../../features/payouts/payouts/texts.ts'
import { WatchedRow } from '../../features/payouts/payouts/WatchedRow.tsx'
import { useAddress } from '../../lib/address.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export default function WithdrawalsPage() {
  const t = useText()
  const { query } = useAddress()
  const { id, onDone } = useEntry('saque')
  const list = usePages(pagesOfWatched(query, id))
  return (
    <WatchedList
      title={t(officeTitles.adminWithdrawals)}
      filters={filters}
      filterName={(filter) => t(payoutTexts[`filter_${filter as (typeof filters)[number]}`])}
      all={id !== null && paths.admin('withdrawals')}
      list={list}
      none={{ title: t(payoutTexts.withdrawalsNone), hint: t(payoutTexts.withdrawalsNoneHint) }}
      rows={list.pages.flatMap((page) =>
        page.withdrawals.map((row) => <WatchedRow key={row.id} row={row} onDone={onDone} />),
      )}
    />
  )
}

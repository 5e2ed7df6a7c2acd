import { useEntry } from '../../features/office/admin/entry.ts'
import { WatchedList } from '../../features/office/admin/WatchedList.tsx'
import { filters, pagesOfDifferences } from '../../features/payouts/reconciliation/differences.data.ts'
import { DifferenceRow } from '../../features/payouts/reconciliation/DifferenceRow.tsx'
import { differenceTexts } from '../../features/payouts/reconciliation/texts.ts'
import { useAddress } from '../../lib/address.ts'
import { useEnv } from '../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { officeTitles } from '../../lib/office-titles.ts'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'

export default function DifferencesPage() {
  const { t, visit } = useEnv()
  const { query } = useAddress()
  const { id, onDone } = useEntry('diferenca')
  const list = usePages(pagesOfDifferences(query, id))
  const until = list.last?.until
  return (
    <WatchedList
      title={t(officeTitles.differences)}
      filters={filters}
      filterName={(filter) => t(differenceTexts[`differences_${filter as (typeof filters)[number]}`])}
      all={id !== null && paths.admin('differences')}
      list={list}
      none={{ title: t(differenceTexts.noDifferences), hint: t(differenceTexts.noDifferencesHint) }}
      hint={
        until && (
          <p className="mt-1 text-label text-ink-2 tabular-nums">
            {t(differenceTexts.comparedUntil, { moment: moment(until, visit.language) })}
          </p>
        )
      }
      rows={list.pages.flatMap((page) =>
        page.differences.map((row) => <DifferenceRow key={row.id} row={row} onDone={onDone} />),
      )}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { inboxQuery } from '../../features/office/admin/admin.data.ts'
import { waitingTexts } from '../../features/office/admin/texts.ts'
import { WaitingGroup } from '../../features/office/admin/WaitingGroup.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Failed } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const POLL_MS = 60_000

export default function InboxPage() {
  const t = useText()
  const inbox = useQuery({ ...inboxQuery, refetchInterval: POLL_MS })
  const { data, error } = inbox
  const count = data?.groups.reduce((sum, group) => sum + group.count, 0) ?? 0
  return (
    <>
      <Head title={t(pageTitles.inbox)} hidden />
      <PageTop title={t(pageTitles.inbox)} />
      <p role="status" className="mt-1 mb-4 min-h-6 text-ink-2">
        {count > 0 && t(waitingTexts.waits, { count })}
      </p>
      <Failed of={inbox} />
      {!data && !error && <Skeleton className="h-72" />}
      {data && count === 0 && (
        <EmptyState picture="/media/scenes/lantern.svg" title={t(waitingTexts.nothingWaits)}>
          {t(waitingTexts.nothingWaitsHint)}
        </EmptyState>
      )}
      <div className="grid gap-4 xl:grid-cols-2">
        {data?.groups.map((group) => (
          <WaitingGroup key={group.kind} {...group} />
        ))}
      </div>
    </>
  )
}

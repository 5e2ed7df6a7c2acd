import { sessions } from '@bra/contract/people/sessions'
import { pageOf, useAddress } from '../../../../lib/address.ts'
import { useEnv } from '../../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { MorePages } from '../../../../lib/MorePages.tsx'
import { usePages } from '../../../../lib/paged.tsx'
import { ask } from '../../../../lib/query.ts'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { eventTexts } from './event-texts.ts'
import { securityTexts } from './texts.ts'

export function SecurityEvents() {
  const { t, visit } = useEnv()
  const { query } = useAddress()
  const pages = Array.from({ length: pageOf(query) }, (_, at) =>
    ask(sessions.securityEvents, { query: { page: at + 1 } }),
  )
  const list = usePages(pages)
  const events = list.pages.flatMap((page) => page.events)
  if (list.isWaiting && events.length === 0) return <SkeletonRows rows={3} />
  return (
    <>
      {events.length === 0 && !list.error && <p className="text-ink-2">{t(securityTexts.noEvents)}</p>}
      <ol className="divide-y divide-line">
        {events.map(({ id, kind, device, address, created_at: at }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold">{t(eventTexts[kind])}</p>
            <p className="text-small text-ink-2">
              {[moment(at, visit.language), device, address].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      <MorePages list={list} shown={events.length} />
    </>
  )
}

import type { ComplaintSummary } from '@bra/contract/care/complaints.schemas'
import { date } from '@bra/contract/trade/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { MorePages } from '../../../lib/MorePages.tsx'
import { type Paged, type Pages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { partInWords } from '../../orders/orders/parcel-part.ts'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { otherName, standingOf, titleOf } from './complaint-words.ts'
import type { Side } from './complaints.data.ts'
import { StandingBadge } from './StandingBadge.tsx'
import { complaintTexts } from './texts.ts'

interface ComplaintsListProps {
  list: Pages<Paged & { complaints: ComplaintSummary[] }>
  you: Side
  pathOf: (complaint: ComplaintSummary) => string
  none: { title: string; hint: string; action?: ReactNode }
  level?: 2 | 3
}

export function ComplaintsList({ list, you, pathOf, none, level = 2 }: ComplaintsListProps) {
  const t = useText()
  const rows = list.pages.flatMap(({ complaints }) => complaints)
  if (list.last && rows.length === 0)
    return (
      <EmptyState level={level} picture="/media/scenes/lantern.svg" title={none.title} action={none.action}>
        {none.hint}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="mt-1 mb-3 min-h-6 text-ink-2 tabular-nums">
        {list.last && t(complaintTexts.count, { count: list.last.paginate.total })}
      </p>
      <ul aria-label={t(complaintTexts.list)} aria-busy={list.isOld} className="grid gap-3">
        {rows.map((complaint) => (
          <li key={complaint.id}>
            <ComplaintRow {...{ complaint, you, level }} path={pathOf(complaint)} />
          </li>
        ))}
      </ul>
      {list.isWaiting && <SkeletonRows rows={3} className="mt-3 h-28 rounded-panel" />}
      <MorePages list={list} shown={rows.length} />
    </>
  )
}

interface ComplaintRowProps {
  complaint: ComplaintSummary
  you: Side
  path: string
  level: 2 | 3
}

function ComplaintRow({ complaint, you, path, level }: ComplaintRowProps) {
  const Title = `h${level}` as const
  const { t, visit } = useEnv()
  const { id, order_id: order, lines, refund_cents: refund, due_at: dueAt, unread } = complaint
  const decided = refund !== null
  return (
    <article className="panel transition-quiet relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 hover:border-line-strong sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <OrderPicture name={lines[0]?.name ?? ''} images={lines[0]?.product_image ?? []} className="w-14 sm:row-span-2" />
      <div className="min-w-0">
        <Title className="font-sans text-input font-bold tracking-normal">
          <Link to={path} className="rounded-[3px] after:absolute after:inset-0 after:rounded-panel hover:underline">
            {titleOf(t, complaint)}
          </Link>
        </Title>
        <p className="text-label text-ink-2">
          {t(complaintTexts.about, { id: String(id), order: String(order), other: otherName(t, complaint, you) })}
          {complaint.parts > 1 && ` · ${partInWords(complaint, t)}`}
        </p>
      </div>
      <p className="max-sm:col-start-2 sm:row-span-2 sm:text-right">
        <Money cents={decided ? refund : complaint.contested_cents} size="body" className="sm:block" />{' '}
        <span className="text-small text-ink-3">{t(decided ? complaintTexts.refunded : complaintTexts.contested)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-label text-ink-2 tabular-nums max-sm:col-span-2 sm:col-start-2">
        <StandingBadge of={standingOf(t, complaint, you)} />
        {unread > 0 && <Badge tone="anil">{t(complaintTexts.unread, { count: unread })}</Badge>}
        <span>
          {dueAt
            ? t(complaintTexts.dueAt, { moment: moment(dueAt, visit.language) })
            : t(complaintTexts.openedOn, { day: date(complaint.opened_at) })}
        </span>
      </p>
    </article>
  )
}

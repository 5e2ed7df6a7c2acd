import type { ComplaintSummary } from '@bra/contract/care/complaints.schemas'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { standingOf, titleOf } from './complaint-words.ts'
import type { Side } from './complaints.data.ts'
import { StandingBadge } from './StandingBadge.tsx'
import { complaintTexts } from './texts.ts'

interface ComplaintLinksProps {
  complaints: ComplaintSummary[]
  you: Side
  pathOf: (complaint: ComplaintSummary) => string
}

export function ComplaintLinks({ complaints, you, pathOf }: ComplaintLinksProps) {
  const t = useText()
  if (complaints.length === 0) return null
  return (
    <section aria-label={t(complaintTexts.ofParcel)} className="rounded-control bg-sunken px-4 py-3">
      <h3 className="font-sans text-label font-bold tracking-normal">{t(complaintTexts.ofParcel)}</h3>
      <ul className="mt-1 grid gap-1.5">
        {complaints.map((complaint) => (
          <li key={complaint.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={pathOf(complaint)} className={loneLinkStyle}>
              {titleOf(t, complaint)}
            </Link>
            <StandingBadge of={standingOf(t, complaint, you)} />
            {complaint.unread > 0 && <Badge tone="anil">{t(complaintTexts.unread, { count: complaint.unread })}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

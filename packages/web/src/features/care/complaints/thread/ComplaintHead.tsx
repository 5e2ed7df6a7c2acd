import type { Complaint } from '@bra/contract/care/complaints.schemas'
import { date } from '@bra/contract/trade/format'
import { Link } from 'react-router'
import { useEnv } from '../../../../lib/env.ts'
import { useText } from '../../../../lib/text.tsx'
import { PageHeading } from '../../../../lib/PageHeading.tsx'
import { moment } from '@bra/contract/trade/moments'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { orderInWords } from '../../../orders/orders/parcel-part.ts'
import { StateBadge } from '../../../orders/orders/StateBadge.tsx'
import { useTimeLeft } from '../../../../lib/useTimeLeft.ts'
import { otherName, spanInWords, standingOf, titleOf } from '../complaint-words.ts'
import { StandingBadge } from '../StandingBadge.tsx'
import { complaintThreadTexts } from './texts.ts'

interface ComplaintHeadProps {
  complaint: Complaint
  orderPath: string
}

export function ComplaintHead({ complaint, orderPath }: ComplaintHeadProps) {
  const { t } = useEnv()
  const { id, you, due_from: from, due_at: due } = complaint
  return (
    <header className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mt-3">
      <div className="min-w-0">
        <PageHeading>{titleOf(t, complaint)}</PageHeading>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
          <StandingBadge of={standingOf(t, complaint, you)} />
          <span>{t(complaintThreadTexts.number, { id: String(id) })}</span>
          <Link to={orderPath} className={loneLinkStyle}>
            {orderInWords(complaint, t)}
          </Link>
          <span>{you === 'operator' ? bothNames(complaint) : otherName(t, complaint, you)}</span>
          {you === 'operator' && <ParcelStanding complaint={complaint} />}
        </p>
      </div>
      {from && due && <Deadline from={from} due={due} />}
    </header>
  )
}

/** An operator decides by the state of the parcel and by the day until which it has to be posted. */
function ParcelStanding({ complaint: { parcel_state: state, post_by: postBy } }: { complaint: Complaint }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {t(complaintThreadTexts.parcel)} <StateBadge state={state} />
      {postBy && (
        <span className="whitespace-nowrap tabular-nums">{t(complaintThreadTexts.postBy, { day: date(postBy) })}</span>
      )}
    </span>
  )
}

const bothNames = ({ buyer, store }: Complaint) => [buyer, store?.name].filter(Boolean).join(' × ')

function Deadline({ from, due }: { from: string; due: string }) {
  const { t, visit } = useEnv()
  const end = new Date(due).getTime()
  const begin = new Date(from).getTime()
  const left = useTimeLeft(end)
  const gone = Math.min(1, Math.max(0, 1 - left / (end - begin)))
  return (
    <div className="panel flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 max-sm:w-full">
      <p>
        <span className="block text-small text-ink-2">{t(complaintThreadTexts.deadline)}</span>
        <b className="title text-input tabular-nums">
          {left > 0 ? spanInWords(t, left) : t(complaintThreadTexts.deadlineOver)}
        </b>
      </p>
      <div className="min-w-40 flex-1">
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-mata" style={{ width: `${gone * 100}%` }} />
        </div>
        <p className="mt-1 text-small text-ink-2 tabular-nums">
          {t(complaintThreadTexts.until, { moment: moment(due, visit.language) })}
        </p>
      </div>
    </div>
  )
}

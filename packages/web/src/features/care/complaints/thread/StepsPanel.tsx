import type { Complaint, ComplaintEvent } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { useId } from 'react'
import { useEnv } from '../../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { siteTexts } from '../../../../lib/site-texts.ts'
import type { Translate } from '../../../../lib/text.tsx'
import { Timeline, type TimelineStep } from '../../../../ui/Timeline.tsx'
import { parcelStateTexts } from '../../../orders/orders/parcel-state-texts.ts'
import { complaintTexts } from '../texts.ts'
import { complaintThreadTexts } from './texts.ts'

export function StepsPanel({ complaint }: { complaint: Complaint }) {
  const { t, visit } = useEnv()
  const title = useId()
  const at = (instant: string) => <time dateTime={instant}>{moment(instant, visit.language)}</time>
  const isOver = complaint.state === 'closed'
  const past = complaint.events.map((event, index): TimelineStep => {
    const isLast = index === complaint.events.length - 1
    return {
      key: `${event.kind}-${index}`,
      name: nameOf(t, event, complaint),
      note: (
        <>
          {at(event.at)}
          <Detail event={event} complaint={complaint} />
        </>
      ),
      look: isLast && !isOver ? 'now' : 'done',
    }
  })
  const next: TimelineStep[] = complaint.due_at
    ? [
        {
          key: 'end',
          name: t(complaintThreadTexts.stepEnd),
          note: (
            <>
              {at(complaint.due_at)}
              <span className="block">{t(complaintThreadTexts.stepEndHint)}</span>
            </>
          ),
          look: 'ahead',
        },
      ]
    : []
  return (
    <section aria-labelledby={title} className="panel p-4 sm:p-5">
      <h2 id={title} className="mb-3 text-h3">
        {t(complaintThreadTexts.steps)}
      </h2>
      <Timeline
        upright
        label={t(complaintThreadTexts.steps)}
        steps={[...past, ...next]}
        words={{
          done: t(parcelStateTexts.stepDone),
          now: t(parcelStateTexts.stepNow),
          ahead: t(parcelStateTexts.stepAhead),
        }}
      />
    </section>
  )
}

function nameOf(t: Translate, { kind, by }: ComplaintEvent, { store, buyer }: Complaint) {
  const who = {
    client: buyer,
    store: store?.name ?? t(complaintTexts.centre),
    operator: t(siteTexts.brand),
    system: t(siteTexts.brand),
  }[by]
  return t(complaintThreadTexts[`event_${kind}`], { who })
}

function Detail({ event: { kind, cents, outcome, note }, complaint }: { event: ComplaintEvent; complaint: Complaint }) {
  const { t } = useEnv()
  const { lines, units_in_parcel: all } = complaint
  const contested = lines.reduce((sum, line) => sum + line.contested, 0)
  const words =
    kind === 'opened'
      ? [
          t(complaintThreadTexts.unitsContested, { count: all, contested: String(contested) }),
          t(complaintTexts[`reason_${complaint.reason}`]),
        ]
      : [outcome && t(complaintTexts[`outcome_${outcome}`])]
  return (
    <>
      <span className="block text-ink-2">
        {[...words, cents !== null && cents > 0 && money(cents)].filter(Boolean).join(' · ')}
      </span>
      {note && <span className="block wrap-anywhere whitespace-pre-line text-ink-2">“{note}”</span>}
    </>
  )
}

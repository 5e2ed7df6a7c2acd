import { audit } from '@bra/contract/people/audit'
import { reviewReports } from '@bra/contract/care/review-reports'
import type { ReportedReview } from '@bra/contract/care/review-reports.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { reviewReportTexts } from '../../features/care/review-reports/texts.ts'
import { inboxQuery } from '../../features/office/admin/admin.data.ts'
import { ActsOn } from '../../features/people/audit/ActsOn.tsx'
import { ReviewItem } from '../../features/stores/reviews/ReviewItem.tsx'
import { useSend } from '../../lib/command.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { moment } from '@bra/contract/trade/moments'
import { idOf, paths } from '../../lib/paths.ts'
import { ask } from '../../lib/query.ts'
import { ReasonDialog } from '../../features/people/audit/ReasonDialog.tsx'
import { useText } from '../../lib/text.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

export const loader = loadFrame('id')

export default function ReportedReviewPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery(ask(reviewReports.show, { params: { id } }))
  const title = t(officeTitles.reportedReview)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} />
      <div className="mt-4 grid max-w-[60rem] gap-4">
        <Answer to={answer}>
          {(review) => (
            <>
              <section aria-label={title} className="panel px-5 pt-4">
                <p className="flex flex-wrap items-center gap-3">
                  <Link to={paths.store(review.store.slug)} className={loneLinkStyle}>
                    {review.store.name}
                  </Link>
                  {review.order_id && (
                    <Link to={paths.adminOrder(review.order_id)} className={loneLinkStyle}>
                      {t(reviewReportTexts.order, { id: String(review.order_id) })}
                    </Link>
                  )}
                  {review.removed && <Badge tone="urucum">{t(reviewReportTexts.removed)}</Badge>}
                </p>
                <ReviewItem review={review} />
              </section>
              <Reports review={review} />
              {review.reports.some(({ decision }) => decision === null) && <Decide id={id} />}
              <ActsOn title={t(reviewReportTexts.history)} subject={`review:${id}`} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

function Reports({ review }: { review: ReportedReview }) {
  const { t, visit } = useEnv()
  return (
    <section aria-label={t(reviewReportTexts.reports)} className="panel p-5">
      <h2 className="text-h3">{t(reviewReportTexts.reports)}</h2>
      <ul className="divide-y divide-line">
        {review.reports.map(({ id, reason, comment, at, by }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold">{t(reviewReportTexts[reason])}</p>
            {comment && <p>{comment}</p>}
            <p className="text-label text-ink-2">
              <Link to={paths.person(by.id)} className={loneLinkStyle}>
                {by.name}
              </Link>{' '}
              · {moment(at, visit.language)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decide({ id }: { id: number }) {
  const t = useText()
  const shown = [ask(reviewReports.show, { params: { id } }), audit.acts, inboxQuery]
  const send = useSend(reviewReports.decide, { tells: true, refresh: shown })
  const [verdict, setVerdict] = useState<'kept' | 'removed' | null>(null)
  const decide = async (decision: 'kept' | 'removed', reason: string) => {
    await send({ params: { id }, body: { decision, reason } })
    setVerdict(null)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setVerdict('kept')}>{t(reviewReportTexts.keep)}</Button>
      <Button variant="outline" onClick={() => setVerdict('removed')}>
        {t(reviewReportTexts.remove)}
      </Button>
      {verdict && (
        <ReasonDialog
          title={t(verdict === 'kept' ? reviewReportTexts.keep : reviewReportTexts.remove)}
          action={t(verdict === 'kept' ? reviewReportTexts.keep : reviewReportTexts.remove)}
          isDangerous={verdict === 'removed'}
          send={(reason) => decide(verdict, reason)}
          onClose={() => setVerdict(null)}
        >
          <p>{t(verdict === 'kept' ? reviewReportTexts.keepHint : reviewReportTexts.removeHint)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

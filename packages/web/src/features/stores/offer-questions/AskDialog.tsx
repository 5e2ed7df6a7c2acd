import type { OfferQuestion } from '@bra/contract/stores/offer-questions.schemas'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { AskForm } from './AskForm.tsx'
import { questionsOfOffer } from './offer-questions.data.ts'
import { QuestionText } from './QuestionText.tsx'
import { offerQuestionTexts } from './texts.ts'

interface AskDialogProps {
  /** Id of the offer. */
  id: number
  name: string
  onClose: () => void
}

/** What was asked about an offer, and the form for one more question. It stands outside the row that opens it. */
export function AskDialog({ id, name, onClose }: AskDialogProps) {
  const t = useText()
  const list = useQuery(questionsOfOffer(id))
  return createPortal(
    <Dialog open onClose={onClose} title={t(offerQuestionTexts.title)} closeLabel={t(siteTexts.close)}>
      <p className="mb-4 font-semibold">{name}</p>
      <Answer to={list} title={t(offerQuestionTexts.failed)} waiting={<SkeletonRows rows={3} />}>
        {({ questions, own_store: isOwnStore }) => (
          <div className="grid gap-5">
            {isOwnStore ? <p className="text-ink-2">{t(offerQuestionTexts.ownStore)}</p> : <Asking id={id} />}
            <Asked questions={questions} />
          </div>
        )}
      </Answer>
    </Dialog>,
    document.body,
  )
}

function Asking({ id }: { id: number }) {
  const t = useText()
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session) return <AskForm id={id} />
  return (
    <Link to={paths.login(pathname + search)} className={`${buttonStyle('solid')} w-fit`}>
      {t(offerQuestionTexts.signIn)}
    </Link>
  )
}

function Asked({ questions }: { questions: OfferQuestion[] }) {
  const t = useText()
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-body">
        {t(offerQuestionTexts.asked)}
      </h3>
      {questions.length === 0 && <p className="mt-1 text-ink-2">{t(offerQuestionTexts.none)}</p>}
      <ul aria-labelledby={title} className="divide-y divide-line empty:hidden">
        {questions.map((question) => (
          <li key={question.id} className="py-3">
            {question.own && (
              <p className="mb-1 flex flex-wrap gap-2">
                <Badge tone="mata">{t(offerQuestionTexts.own)}</Badge>
                {!question.answer && <Badge>{t(offerQuestionTexts.waits)}</Badge>}
              </p>
            )}
            <QuestionText question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { OfferQuestion } from '@bra/contract/stores/offer-questions.schemas'
import { date } from '@bra/contract/trade/format'
import { Store } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { offerQuestionTexts } from './texts.ts'

export function QuestionText({ question }: { question: Pick<OfferQuestion, 'body' | 'answer' | 'answered_at'> }) {
  const t = useText()
  const { body, answer, answered_at: answeredAt } = question
  return (
    <>
      <p className="max-w-[68ch] break-words whitespace-pre-line">{body}</p>
      {answer && (
        <div className="mt-2 max-w-[68ch] rounded-control bg-sunken px-4 py-3 text-label">
          <p className="flex flex-wrap items-center gap-x-2">
            <Store aria-hidden size={16} strokeWidth={2} />
            <b>{t(offerQuestionTexts.answer)}</b>
            <time dateTime={answeredAt!} className="text-ink-2 tabular-nums">
              {date(answeredAt)}
            </time>
          </p>
          <p className="mt-1 break-words whitespace-pre-line text-ink-2">{answer}</p>
        </div>
      )}
    </>
  )
}

import type { StoreQuestion } from '@bra/contract/stores/offer-questions.schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { useHideQuestion } from '../../stores/offer-questions/offer-questions.data.ts'
import { QuestionText } from '../../stores/offer-questions/QuestionText.tsx'
import { inboxTexts } from './inbox-texts.ts'
import { QuestionAnswerForm } from './QuestionAnswerForm.tsx'

interface StoreQuestionRowProps {
  storeId: number
  question: StoreQuestion
}

export function StoreQuestionRow({ storeId, question }: StoreQuestionRowProps) {
  const t = useText()
  const { language } = useEnv().visit
  const [isOpen, setOpen] = useState(false)
  const { id, asker, body, product, copy, asked_at: askedAt } = question
  return (
    <li className="grid gap-2 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
        <span>{t(inboxTexts.asks, { name: asker })}</span>
        <Link to={paths.product(product)} className={loneLinkStyle}>
          {product.name}
        </Link>
        {copy && <span>{variantInShort(t, copy)}</span>}
        <time dateTime={askedAt} className="text-ink-2 tabular-nums">
          {moment(askedAt, language)}
        </time>
        {question.hidden && <Badge>{t(inboxTexts.hidden)}</Badge>}
      </p>
      <div>
        <QuestionText question={question} />
      </div>
      {isOpen && !question.answer ? (
        <QuestionAnswerForm storeId={storeId} id={id} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!question.answer && (
            <Button
              variant="tonal"
              size="small"
              aria-label={t(inboxTexts.answerOf, { name: asker, question: body })}
              onClick={() => setOpen(true)}
            >
              {t(inboxTexts.answerIt)}
            </Button>
          )}
          <HideButton question={question} />
        </div>
      )}
    </li>
  )
}

function HideButton({ question: { id, hidden, body } }: { question: StoreQuestion }) {
  const t = useText()
  const hide = useHideQuestion()
  // The answer is awaited, because a mutation does not call its callbacks once the row is gone.
  const press = async () => {
    try {
      const { message } = await hide.mutateAsync({ body: { id, hidden: !hidden } })
      toast.success(message)
      keepFocus()
    } catch (error) {
      complain(error, t)
    }
  }
  return (
    <Button
      variant="outline"
      size="small"
      busy={hide.isPending}
      aria-label={t(hidden ? inboxTexts.showOf : inboxTexts.hideOf, { question: body })}
      onClick={() => void press()}
    >
      {t(hidden ? inboxTexts.show : inboxTexts.hide)}
    </Button>
  )
}

import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { type Review, reviewsSchemas } from '@bra/contract/stores/stores.schemas'
import { reviews } from '@bra/contract/stores/stores'
import { useEffect, useState } from 'react'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { reviewTexts } from './texts.ts'

export function AnswerForm({ review }: { review: Review }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenForm review={review} onClose={() => setOpen(false)} />
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={t(review.answer ? reviewTexts.answerAgainOf : reviewTexts.answerOf, { name: review.author })}
      onClick={() => setOpen(true)}
    >
      {t(review.answer ? reviewTexts.answerAgain : reviewTexts.answerIt)}
    </Button>
  )
}

function OpenForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useText()
  const answer = useSend(reviews.answer, { tells: true, refresh: [reviews.ofStore, storeDashboard.dashboard] })
  const form = useContractForm(reviewsSchemas.answer.body, { id: review.id, answer: review.answer ?? '' })
  const { setFocus } = form
  useEffect(() => {
    setFocus('answer')
    return () => void keepFocus()
  }, [setFocus])
  return (
    <ContractForm form={form} className="grid max-w-[68ch] gap-3" send={(body) => answer({ body }).then(onClose)}>
      <FormTextArea
        name="answer"
        rows={3}
        maxLength={1000}
        label={t(reviewTexts.yourAnswer)}
        hint={t(reviewTexts.answerHint)}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small">{t(reviewTexts.publish)}</SubmitButton>
        <Button variant="outline" size="small" onClick={onClose}>
          {t(reviewTexts.back)}
        </Button>
      </div>
    </ContractForm>
  )
}

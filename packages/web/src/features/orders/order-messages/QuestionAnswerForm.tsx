import { offerQuestions } from '@bra/contract/stores/offer-questions'
import { offerQuestionsSchemas } from '@bra/contract/stores/offer-questions.schemas'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { useReloadOfStore } from '../../stores/offer-questions/offer-questions.data.ts'
import { inboxTexts } from './inbox-texts.ts'
import { useReplyTools } from './useReplyTools.tsx'

interface QuestionAnswerFormProps {
  storeId: number
  id: number
  onClose: () => void
}

export function QuestionAnswerForm({ storeId, id, onClose }: QuestionAnswerFormProps) {
  const t = useText()
  const send = useSend(offerQuestions.answer, { tells: true, refresh: useReloadOfStore() })
  const form = useContractForm(offerQuestionsSchemas.answer.body, { id, answer: '' })
  const { setFocus } = form
  useEffect(() => {
    setFocus('answer')
    return () => void keepFocus()
  }, [setFocus])
  const typed = useWatch({ control: form.control, name: 'answer' })
  const write = (text: string) => {
    form.setValue('answer', text, { shouldDirty: true, shouldValidate: true })
    setFocus('answer')
  }
  const replies = useReplyTools({ storeId, name: null, typed, write })
  return (
    <>
      <ContractForm form={form} className="grid max-w-[68ch] gap-3" send={(body) => send({ body }).then(onClose)}>
        <FormTextArea
          name="answer"
          rows={3}
          maxLength={1000}
          label={t(inboxTexts.answer)}
          hint={t(inboxTexts.answerHint)}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="tonal">{t(inboxTexts.send)}</SubmitButton>
          {replies.button}
          <Button variant="outline" onClick={onClose}>
            {t(inboxTexts.back)}
          </Button>
        </div>
      </ContractForm>
      {replies.dialog}
    </>
  )
}

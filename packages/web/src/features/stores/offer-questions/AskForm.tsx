import { offerQuestions } from '@bra/contract/stores/offer-questions'
import { offerQuestionsSchemas } from '@bra/contract/stores/offer-questions.schemas'
import { useRefresh, useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { offerQuestionTexts } from './texts.ts'

export function AskForm({ id }: { id: number }) {
  const t = useText()
  const ask = useSend(offerQuestions.ask, { tells: true })
  const reload = useRefresh([offerQuestions.ofOffer, offerQuestions.own])
  const form = useContractForm(
    offerQuestionsSchemas.ask.body,
    { id, body: '' },
    { key: `question ${id}`, names: ['body'] },
  )
  return (
    <ContractForm
      form={form}
      className="grid gap-3"
      send={async (body) => {
        await ask({ body })
        form.reset({ id, body: '' })
        await reload()
      }}
    >
      <FormTextArea
        name="body"
        rows={3}
        maxLength={500}
        label={t(offerQuestionTexts.write)}
        hint={t(offerQuestionTexts.hint)}
      />
      <SubmitButton className="justify-self-end">{t(offerQuestionTexts.send)}</SubmitButton>
    </ContractForm>
  )
}

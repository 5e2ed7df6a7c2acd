import { offerQuestions } from '@bra/contract/stores/offer-questions'
import { offerQuestionsSchemas } from '@bra/contract/stores/offer-questions.schemas'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReload } from './offer-questions.data.ts'
import { offerQuestionTexts } from './texts.ts'

export function AskForm({ id }: { id: number }) {
  const t = useText()
  const call = useCall()
  const reload = useReload(offerQuestions.ofOffer, offerQuestions.own)
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
        const { message } = await callEndpoint(call, offerQuestions.ask, { body })
        toast.success(message)
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

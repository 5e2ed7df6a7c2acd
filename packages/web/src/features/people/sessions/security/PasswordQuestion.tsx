import type { Endpoint, Reply } from '@bra/contract/kit/api'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import type { sessions } from '@bra/contract/people/sessions'
import { callEndpoint } from '../../../../lib/call.ts'
import { useCall } from '../../../../lib/env.ts'
import { formTexts } from '../../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { OwnerProofFields } from '../OwnerProofFields.tsx'

type Guarded = (typeof sessions)['startSecondFactor' | 'endSecondFactor' | 'newRecoveryCodes']

interface PasswordQuestionProps<E extends Guarded> {
  endpoint: E
  label: string
  danger?: boolean
  onCancel: () => void
  onDone: (reply: Reply<E>) => void
}

export function PasswordQuestion<E extends Guarded>(props: PasswordQuestionProps<E>) {
  const { endpoint, label, danger, onCancel, onDone } = props
  const t = useText()
  const call = useCall()
  const form = useContractForm(sessionsSchemas.endSecondFactor.body, { password: '' })
  return (
    <ContractForm
      form={form}
      className="flex max-w-md flex-col gap-4"
      send={async (typed) => {
        const reply = await callEndpoint<Endpoint>(call, endpoint, { body: typed })
        onDone(reply as Reply<E>)
      }}
    >
      <OwnerProofFields />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant={danger ? 'danger' : 'solid'}>{label}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(formTexts.cancel)}
        </Button>
      </div>
    </ContractForm>
  )
}

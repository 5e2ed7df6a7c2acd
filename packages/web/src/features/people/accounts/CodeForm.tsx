import { CODE_DIGITS } from '@bra/contract/people/people'
import { accounts } from '@bra/contract/people/accounts'
import { accountsSchemas } from '@bra/contract/people/accounts.schemas'
import { type ReactNode, useEffect } from 'react'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCode, SubmitButton } from '../../../lib/form-fields.tsx'
import { keepActivated } from '../../../lib/session-keeping.ts'
import { useText } from '../../../lib/text.tsx'
import { emailTexts } from './email-texts.ts'

const REFUSED_INPUT = 422

interface CodeFormProps {
  purpose: 'activate' | 'change_email'
  onDone: () => void
  submitLabel: string
  children?: ReactNode
}

/** Asks for the code of an e-mail. The server answers a wrong one with the flag `erro`, not with an error. */
export function CodeForm({ purpose, onDone, submitLabel, children }: CodeFormProps) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(accountsSchemas.validateToken.body, { token: '', purpose })
  const { setFocus } = form
  useEffect(() => setFocus('token'), [setFocus])
  return (
    <ContractForm
      form={form}
      send={async (typed) => {
        const reply = await callEndpoint(call, accounts.validateToken, { body: typed })
        if (reply.erro) throw new CallError(REFUSED_INPUT, { ...reply, error: true, fields: { token: reply.message } })
        keepActivated(reply.is_activated)
        onDone()
      }}
    >
      <FormCode name="token" digits={CODE_DIGITS} label={t(emailTexts.code)} hint={t(emailTexts.codeHint)} />
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton>{submitLabel}</SubmitButton>
        {children}
      </div>
    </ContractForm>
  )
}

import { CODE_DIGITS } from '@bra/contract/people/people'
import { accounts } from '@bra/contract/people/accounts'
import { accountsSchemas } from '@bra/contract/people/accounts.schemas'
import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCode, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { NewPassword } from './NewPassword.tsx'
import { emailTexts } from '../accounts/email-texts.ts'
import { signInTexts } from './texts.ts'

/** Asks for a code; the answer is the same whether or not there is such an account. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(accountsSchemas.forgotPassword.body, {}, { key: 'entry', names: ['email'] })
  return (
    <ContractForm
      form={form}
      send={async (typed) => {
        await callEndpoint(call, accounts.forgotPassword, { body: typed })
        onSent(typed.email)
      }}
    >
      <FormText name="email" type="email" inputMode="email" autoComplete="username" label={t(signInTexts.email)} />
      <SubmitButton wide>{t(signInTexts.recoverSend)}</SubmitButton>
    </ContractForm>
  )
}

interface ResetFormProps {
  /** The address that the code was sent to, if it was asked for on this page. */
  email: string
  onDone: (message: string) => void
}

export function ResetForm({ email, onDone }: ResetFormProps) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(
    sessionsSchemas.resetPassword.body,
    { email, token: '', password: '' },
    { key: 'entry', names: ['email'] },
  )
  return (
    <ContractForm
      form={form}
      send={async (typed) => onDone((await callEndpoint(call, sessions.resetPassword, { body: typed })).message)}
    >
      {email && (
        <div role="status">
          <Notice>{t(signInTexts.recoverSent)}</Notice>
        </div>
      )}
      <FormText name="email" type="email" inputMode="email" autoComplete="username" label={t(signInTexts.email)} />
      <FormCode name="token" digits={CODE_DIGITS} label={t(emailTexts.code)} hint={t(emailTexts.codeHint)} />
      <NewPassword name="password" label={t(signInTexts.newPassword)} ownFields={['email']} />
      <SubmitButton wide>{t(signInTexts.changePassword)}</SubmitButton>
    </ContractForm>
  )
}

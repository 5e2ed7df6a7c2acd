import { accounts } from '@bra/contract/accounts'
import { accountsSchemas } from '@bra/contract/accounts.schemas'
import { sessions } from '@bra/contract/sessions'
import { sessionsSchemas } from '@bra/contract/sessions.schemas'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormCode, FormText, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Notice } from '../../ui/states.tsx'
import { NewPassword } from './NewPassword.tsx'

/** Asks for a code; the answer is the same whether or not there is such an account. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(accountsSchemas.forgotPassword.body, {})
  return (
    <ContractForm
      form={form}
      send={async (typed) => {
        await callEndpoint(call, accounts.forgotPassword, { body: typed })
        onSent(typed.email)
      }}
    >
      <FormText name="email" type="email" inputMode="email" autoComplete="username" label={t('auth.email')} />
      <SubmitButton wide>{t('auth.recoverSend')}</SubmitButton>
    </ContractForm>
  )
}

interface ResetFormProps {
  /** Whom the code was sent to, when it was asked for here. */
  email: string
  onDone: (message: string) => void
}

/** The code of the e-mail and a new password. */
export function ResetForm({ email, onDone }: ResetFormProps) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(sessionsSchemas.resetPassword.body, { email, token: '', password: '' })
  return (
    <ContractForm
      form={form}
      send={async (typed) => onDone((await callEndpoint(call, sessions.resetPassword, { body: typed })).message)}
    >
      {email && (
        <div role="status">
          <Notice>{t('auth.recoverSent')}</Notice>
        </div>
      )}
      <FormText name="email" type="email" inputMode="email" autoComplete="username" label={t('auth.email')} />
      <FormCode name="token" label={t('auth.code')} hint={t('auth.codeHint')} />
      <NewPassword name="password" label={t('auth.newPassword')} ownFields={['email']} />
      <SubmitButton wide>{t('auth.changePassword')}</SubmitButton>
    </ContractForm>
  )
}

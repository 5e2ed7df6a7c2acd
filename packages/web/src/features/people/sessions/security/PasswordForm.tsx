import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { callEndpoint } from '../../../../lib/call.ts'
import { useCall } from '../../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormPassword, SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NewPassword } from '../NewPassword.tsx'
import { useReload } from '../sessions.data.ts'
import { signInTexts } from '../texts.ts'
import { securityTexts } from './texts.ts'

export function PasswordForm() {
  const t = useText()
  const call = useCall()
  const reloadDevices = useReload(sessions.list)
  const reloadEvents = useReload(sessions.securityEvents)
  const form = useContractForm(sessionsSchemas.changePassword.body, { current: '', password: '' })
  return (
    <ContractForm
      form={form}
      className="flex max-w-md flex-col gap-4"
      send={async (typed) => {
        const reply = await callEndpoint(call, sessions.changePassword, { body: typed })
        form.reset()
        toast.success(reply.message)
        await Promise.all([reloadDevices(), reloadEvents()])
      }}
    >
      <FormPassword name="current" autoComplete="current-password" label={t(securityTexts.currentPassword)} />
      <NewPassword name="password" label={t(signInTexts.newPassword)} />
      <SubmitButton className="self-start">{t(signInTexts.changePassword)}</SubmitButton>
    </ContractForm>
  )
}

import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { useRefresh, useSend } from '../../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormPassword, SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NewPassword } from '../NewPassword.tsx'
import { signInTexts } from '../texts.ts'
import { securityTexts } from './texts.ts'

export function PasswordForm() {
  const t = useText()
  const change = useSend(sessions.changePassword)
  const reload = useRefresh([sessions.list, sessions.securityEvents])
  const form = useContractForm(sessionsSchemas.changePassword.body, { current: '', password: '' })
  return (
    <ContractForm
      form={form}
      className="flex max-w-md flex-col gap-4"
      send={async (typed) => {
        const reply = await change({ body: typed })
        form.reset()
        toast.success(reply.message)
        await reload()
      }}
    >
      <FormPassword name="current" autoComplete="current-password" label={t(securityTexts.currentPassword)} />
      <NewPassword name="password" label={t(signInTexts.newPassword)} />
      <SubmitButton className="self-start">{t(signInTexts.changePassword)}</SubmitButton>
    </ContractForm>
  )
}

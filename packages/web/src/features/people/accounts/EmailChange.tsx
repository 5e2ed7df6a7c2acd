import type { Person } from '@bra/contract/people/accounts.schemas'
import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { StepFrame } from '../../../ui/StepFrame.tsx'
import { toast } from '../../../ui/toast.ts'
import { OwnerProofFields } from '../sessions/OwnerProofFields.tsx'
import { useReloadCurrentUser } from '../sessions/sessions.data.ts'
import { CodeForm } from './CodeForm.tsx'
import { emailTexts } from './email-texts.ts'
import { profileTexts } from './texts.ts'

type Step = 'shown' | 'asked' | { sentTo: string }

/** Shows the e-mail; changing it needs proof of identity and the code sent to the new address. */
export function EmailChange({ person }: { person: Person }) {
  const t = useText()
  const reload = useReloadCurrentUser()
  const [step, setStep] = useState<Step>('shown')
  const stop = () => setStep('shown')
  const finish = () => {
    toast.success(t(formTexts.saved))
    stop()
    void reload()
  }
  const cancel = (
    <Button variant="ghost" onClick={stop}>
      {t(formTexts.cancel)}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <b className="break-all">{person.email}</b>
        {person.is_activated ? (
          <Badge tone="mata">{t(profileTexts.emailConfirmed)}</Badge>
        ) : (
          <Badge tone="buriti">{t(profileTexts.emailOpen)}</Badge>
        )}
        {!person.is_activated && (
          <Link to={paths.validateEmail(paths.account('dados'))} className={loneLinkStyle}>
            {t(emailTexts.confirm)}
          </Link>
        )}
      </p>
      <StepFrame step={typeof step === 'object' ? 'code' : step}>
        {step === 'shown' && (
          <Button variant="outline" className="self-start" onClick={() => setStep('asked')}>
            {t(profileTexts.emailChange)}
          </Button>
        )}
        {step === 'asked' && <NewEmailForm onSent={(sentTo) => setStep({ sentTo })}>{cancel}</NewEmailForm>}
        {typeof step === 'object' && (
          <>
            <p role="status">{t(profileTexts.emailSent, { email: step.sentTo })}</p>
            <CodeForm purpose="change_email" submitLabel={t(profileTexts.emailChange)} onDone={finish}>
              {cancel}
            </CodeForm>
          </>
        )}
      </StepFrame>
    </div>
  )
}

function NewEmailForm({ onSent, children }: { onSent: (email: string) => void; children: ReactNode }) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(
    sessionsSchemas.changeEmail.body,
    { email: '', password: '' },
    { key: 'new e-mail', names: ['email'] },
  )
  return (
    <ContractForm
      form={form}
      send={async (typed) => {
        await callEndpoint(call, sessions.changeEmail, { body: typed })
        onSent(typed.email)
      }}
    >
      <FormText name="email" type="email" inputMode="email" autoComplete="email" label={t(profileTexts.newEmail)} />
      <OwnerProofFields />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t(emailTexts.sendCode)}</SubmitButton>
        {children}
      </div>
    </ContractForm>
  )
}

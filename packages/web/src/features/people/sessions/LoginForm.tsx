import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormPassword, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { paths } from '../../../lib/paths.ts'
import { keepSession } from '../../../lib/session-keeping.ts'
import { useText } from '../../../lib/text.tsx'
import { filled } from '../../../lib/typed-day.ts'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { StepFrame } from '../../../ui/StepFrame.tsx'
import { signInTexts } from './texts.ts'

const DENIED = 401
const Credentials = sessionsSchemas.login.body

export function LoginForm() {
  const call = useCall()
  const [asksCode, setAsksCode] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const form = useContractForm(Credentials, {}, { key: 'entry', names: ['email'] })

  const enter = async (typed: ReturnType<typeof Credentials.parse>) => {
    try {
      keepSession(await callEndpoint(call, sessions.login, { body: typed }))
    } catch (error) {
      if (error instanceof CallError && error.code === 'second_factor_required') return setAsksCode(true)
      setRefused(error instanceof CallError && error.status === DENIED)
      throw error
    }
  }
  const startAgain = () => {
    form.reset()
    setAsksCode(false)
  }
  return (
    <ContractForm form={form} send={enter}>
      <StepFrame step={asksCode ? 'code' : 'credentials'}>
        {asksCode ? <SecondFactorFields onBack={startAgain} /> : <CredentialFields isRefused={isRefused} />}
      </StepFrame>
    </ContractForm>
  )
}

function CredentialFields({ isRefused }: { isRefused: boolean }) {
  const t = useText()
  return (
    <>
      <FormText name="email" type="email" inputMode="email" autoComplete="username" label={t(signInTexts.email)} />
      <FormPassword name="password" autoComplete="current-password" label={t(signInTexts.password)} />
      {isRefused && <p className="-mb-2 text-label text-ink-2">{t(signInTexts.refused)}</p>}
      <Link
        to={paths.recover()}
        className={`${loneLinkStyle} -my-1 inline-flex min-h-6 items-center self-start text-label pointer-coarse:min-h-11`}
      >
        {t(signInTexts.forgot)}
      </Link>
      <SubmitButton wide>{t(signInTexts.enter)}</SubmitButton>
    </>
  )
}

function SecondFactorFields({ onBack }: { onBack: () => void }) {
  const t = useText()
  return (
    <>
      <p role="status" className="text-ink-2">
        {t(signInTexts.factorHint)}
      </p>
      <FormText
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        label={t(signInTexts.factorCode)}
        read={filled}
      />
      <SubmitButton wide>{t(signInTexts.enter)}</SubmitButton>
      <Button variant="ghost" onClick={onBack}>
        {t(signInTexts.factorBack)}
      </Button>
    </>
  )
}

import { sessions } from '@bra/contract/people/sessions'
import { useState } from 'react'
import { useRefresh } from '../../../../lib/command.ts'
import { useText } from '../../../../lib/text.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { StepFrame } from '../../../../ui/StepFrame.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCurrentUser } from '../sessions.data.ts'
import { ConfirmFactor } from './ConfirmFactor.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { securityTexts } from './texts.ts'

type Step =
  | { name: 'rest' }
  | { name: 'start' | 'end' | 'renew' }
  | { name: 'confirm'; secret: string; otpauth: string }
  | { name: 'codes'; codes: string[] }

const REST: Step = { name: 'rest' }

export function SecondFactor() {
  const { data: person } = useCurrentUser()
  const [step, setStep] = useState<Step>(REST)
  if (!person) return <Skeleton className="h-11 w-64" />
  return (
    <StepFrame step={step.name}>
      {step.name === 'rest' ? (
        <FactorState isOn={person.second_factor} onChoose={(name) => setStep({ name })} />
      ) : (
        <FactorStep step={step} go={setStep} />
      )}
    </StepFrame>
  )
}

function FactorStep({ step, go }: { step: Exclude<Step, { name: 'rest' }>; go: (step: Step) => void }) {
  const t = useText()
  const reload = useRefresh([sessions.currentUser, sessions.securityEvents])
  const rest = () => go(REST)
  const showCodes = ({ recovery_codes: codes }: { recovery_codes: string[] }) => {
    go({ name: 'codes', codes })
    void reload()
  }
  const end = async ({ message }: { message: string }) => {
    toast.success(message)
    await reload()
    rest()
  }
  if (step.name === 'confirm') return <ConfirmFactor {...step} onCancel={rest} onDone={showCodes} />
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={rest} />
  if (step.name === 'start') {
    const scan = (reply: { secret: string; otpauth: string }) => go({ name: 'confirm', ...reply })
    return (
      <PasswordQuestion
        endpoint={sessions.startSecondFactor}
        label={t(securityTexts.factorGoOn)}
        onCancel={rest}
        onDone={scan}
      />
    )
  }
  return step.name === 'renew' ? (
    <PasswordQuestion
      endpoint={sessions.newRecoveryCodes}
      label={t(securityTexts.factorNewCodes)}
      onCancel={rest}
      onDone={showCodes}
    />
  ) : (
    <PasswordQuestion
      endpoint={sessions.endSecondFactor}
      label={t(securityTexts.factorEnd)}
      danger
      onCancel={rest}
      onDone={(reply) => void end(reply)}
    />
  )
}

function FactorState({ isOn, onChoose }: { isOn: boolean; onChoose: (name: 'start' | 'end' | 'renew') => void }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={isOn ? 'mata' : 'neutral'}>{t(isOn ? securityTexts.factorOn : securityTexts.factorOff)}</Badge>
      {isOn ? (
        <>
          <Button variant="outline" onClick={() => onChoose('renew')}>
            {t(securityTexts.factorNewCodes)}
          </Button>
          <Button variant="ghost" onClick={() => onChoose('end')}>
            {t(securityTexts.factorEnd)}
          </Button>
        </>
      ) : (
        <Button variant="outline" onClick={() => onChoose('start')}>
          {t(securityTexts.factorStart)}
        </Button>
      )}
    </div>
  )
}

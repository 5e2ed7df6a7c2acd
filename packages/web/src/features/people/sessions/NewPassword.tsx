import { PASSWORD_MIN } from '@bra/contract/people/people'
import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormPassword } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { type Strength, strengthOf } from './password-strength.ts'
import { signInTexts } from './texts.ts'

interface NewPasswordProps {
  name: string
  label: string
  /** Fields of the form whose words should not be in the password. */
  ownFields?: string[]
}

const words = {
  weak: signInTexts.strengthWeak,
  fair: signInTexts.strengthFair,
  good: signInTexts.strengthGood,
  strong: signInTexts.strengthStrong,
} as const satisfies Record<Strength, string>
const steps = Object.keys(words) as Strength[]
const colors: Record<Strength, string> = {
  weak: 'bg-urucum',
  fair: 'bg-buriti',
  good: 'bg-mata',
  strong: 'bg-mata',
}

export function NewPassword({ name, label, ownFields = [] }: NewPasswordProps) {
  const t = useText()
  const [password = '', ...own] = useWatch({ name: [name, ...ownFields] }) as (string | undefined)[]
  const isLongEnough = password.length >= PASSWORD_MIN
  const strength = password ? strengthOf(password, own.flatMap(wordsOf)) : null
  const Mark = isLongEnough ? Check : Circle
  return (
    <div className="flex flex-col gap-2">
      <FormPassword name={name} label={label} autoComplete="new-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Mark aria-hidden size={16} strokeWidth={2} className={isLongEnough ? 'text-mata' : 'text-ink-3'} />
          {t(signInTexts.passwordRule, { count: PASSWORD_MIN })}
        </span>
        <span role="status" className="min-h-[1.125rem]">
          {strength && t(signInTexts.strength, { word: t(words[strength]) })}
        </span>
      </div>
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {steps.map((step, at) => (
          <span
            key={step}
            className={clsx(
              'h-1 rounded-full',
              strength && at <= steps.indexOf(strength) ? colors[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  )
}

const wordsOf = (text: string | undefined) => (text ?? '').split(/[\s@.]+/)

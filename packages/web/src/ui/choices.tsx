import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from './Field.tsx'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode
  hint?: ReactNode
  end?: ReactNode
}

function Choice({
  kind,
  children,
  hint,
  end,
  className,
  ...rest
}: ChoiceProps & { kind: 'checkbox' | 'radio' | 'switch' }) {
  const hintId = useId()
  return (
    <label className={clsx('choice', className)}>
      <input
        {...rest}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        aria-describedby={hint ? hintId : rest['aria-describedby']}
        className={kind === 'switch' ? 'switch' : 'tick'}
      />
      <span className="min-w-0 flex-1">
        {children}
        {hint && (
          <span id={hintId} className="block text-small text-ink-3">
            {hint}
          </span>
        )}
      </span>
      {end && <span className="choice-end">{end}</span>}
    </label>
  )
}

export const Checkbox = (props: ChoiceProps) => <Choice kind="checkbox" {...props} />
export const Radio = (props: ChoiceProps) => <Choice kind="radio" {...props} />

/** A switch takes effect at once; a choice that waits for "Salvar" is a checkbox. */
export const Switch = (props: ChoiceProps) => <Choice kind="switch" {...props} />

interface ChoiceGroupProps {
  legend: string
  hiddenLegend?: boolean
  error?: string
  children: ReactNode
  className?: string
}

export function ChoiceGroup({ legend, hiddenLegend, error, children, className }: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className={clsx('min-w-0', className)}>
      <legend className={hiddenLegend ? 'sr-only' : 'mb-1 text-label font-semibold'}>{legend}</legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

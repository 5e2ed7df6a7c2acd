import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** `before` and `after` stand inside the frame, around the text ("R$", a spinner, a button). */
  before?: ReactNode
  after?: ReactNode
}

export function TextInput({ label, hint, error, optional, id, before, after, className, ...rest }: TextInputProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(wiring) => (
        <span className="relative flex items-center">
          {before && <span className="pointer-events-none absolute left-3 text-ink-3">{before}</span>}
          <input
            type="text"
            {...rest}
            {...wiring}
            className={clsx('control', before && 'pl-10', after && 'pr-12', className)}
          />
          {after && (
            <span className="absolute right-0.5 inline-grid min-w-11 place-items-center text-ink-3">{after}</span>
          )}
        </span>
      )}
    </Field>
  )
}

/** No spinner and no wheel change the number; a phone shows its numeric keyboard. */
export function NumberInput(props: Omit<TextInputProps, 'type' | 'inputMode'> & { decimal?: boolean }) {
  const { decimal, className, ...rest } = props
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={decimal ? 'decimal' : 'numeric'}
      className={clsx('text-right tabular-nums', className)}
    />
  )
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={clsx('control', className)} />}
    </Field>
  )
}

type SelectProps = ComponentProps<'select'> & FieldTexts & { hiddenLabel?: boolean }

/** With `hiddenLabel` only screen readers get the label. */
export function Select({ label, hint, error, optional, id, hiddenLabel, className, children, ...rest }: SelectProps) {
  const frame = (control: ReactNode) => (
    <span className="relative flex items-center">
      {control}
      <ChevronDown aria-hidden size={16} strokeWidth={2} className="pointer-events-none absolute right-3 text-ink-2" />
    </span>
  )
  const look = clsx('control appearance-none pr-9', className)

  if (hiddenLabel) {
    return frame(
      <select {...rest} id={id} aria-label={label} className={clsx(look, 'font-semibold')}>
        {children}
      </select>,
    )
  }
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(wiring) =>
        frame(
          <select {...rest} {...wiring} className={look}>
            {children}
          </select>,
        )
      }
    </Field>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value'>, FieldTexts {
  digits: number
  value: string
}

/** A single field lets a code be pasted or filled in by the phone; each digit is drawn as a cell. */
export function CodeInput({ label, hint, error, optional, id, digits, value, ...rest }: CodeInputProps) {
  const next = Math.min(value.length, digits - 1)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(wiring) => (
        <span className="group relative grid max-w-76 grid-cols-6 gap-1.5 sm:gap-2">
          {Array.from({ length: digits }, (_, at) => (
            <span
              key={at}
              aria-hidden
              className={clsx(
                'title grid h-13 place-items-center rounded-control border bg-surface text-h2 tabular-nums',
                error ? 'border-urucum' : 'border-line-strong',
                at === next &&
                  'group-focus-within:outline-2 group-focus-within:outline-offset-1 group-focus-within:outline-focus',
              )}
            >
              {value[at]}
            </span>
          ))}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...rest}
            {...wiring}
            className="absolute inset-0 w-full cursor-text opacity-0"
          />
        </span>
      )}
    </Field>
  )
}

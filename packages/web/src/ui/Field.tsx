import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  error?: string
  optional?: string
}

interface FieldProps extends FieldTexts {
  id?: string
  children: (wiring: ControlWiring) => ReactNode
}

export interface ControlWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export function Field({ id: givenId, label, hint, error, optional, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-label font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-ink-3"> {optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-small text-ink-3">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-small font-semibold text-urucum">
      <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-px flex-none" />
      {children}
    </p>
  )
}

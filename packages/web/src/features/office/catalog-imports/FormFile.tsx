import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useEnv } from '../../../lib/env.ts'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { megabytes } from './megabytes.ts'

interface FormFileProps {
  /** The field of this name holds the file or null. */
  name: string
  label: string
  hint: string
  choose: string
}

export function FormFile({ name, label, hint, choose }: FormFileProps) {
  const id = useId()
  const { language } = useEnv().visit
  const { setValue, formState, getFieldState } = useFormContext()
  const file = useWatch({ name }) as File | null
  const error = getFieldState(name, formState).error?.message
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="mb-1.5 text-small text-ink-3">
        {hint}
      </p>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={`${buttonStyle('outline')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          <span className="inline-flex items-center gap-2">
            <FileUp aria-hidden size={20} strokeWidth={1.75} />
            {choose}
          </span>
          <input
            id={id}
            name={name}
            type="file"
            accept=".csv,.tsv,.txt,.ndjson,.jsonl,.json,.gz"
            aria-label={`${choose}: ${label}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            className="sr-only"
            onChange={(event) => setValue(name, event.target.files?.[0] ?? null, { shouldValidate: true })}
          />
        </label>
        <span role="status" className="wrap-anywhere tabular-nums">
          {file && `${file.name} · ${megabytes(file.size, language)}`}
        </span>
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

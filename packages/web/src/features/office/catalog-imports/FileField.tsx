import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useEnv } from '../../../lib/env.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { megabytes } from './megabytes.ts'

interface FileFieldProps {
  label: string
  hint?: string
  /** Label of the button. */
  choose: string
  file: File | null
  error?: string
  onFile: (file: File | null) => void
}

export function FileField({ label, hint, choose, file, error, onFile }: FileFieldProps) {
  const id = useId()
  const { language } = useEnv().visit
  const field = useRef<HTMLInputElement>(null)
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid justify-items-start gap-1.5">
      <span id={`${id}-label`} className="text-label font-semibold">
        {label}
      </span>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,.ndjson,.jsonl,.json,.gz"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="tonal"
          icon={<FileUp aria-hidden size={16} strokeWidth={2} />}
          aria-describedby={`${id}-file ${id}-hint ${id}-error`}
          onClick={() => field.current?.click()}
        >
          {choose}
        </Button>
        <span id={`${id}-file`} role="status" className="wrap-anywhere tabular-nums">
          {file && `${file.name} · ${megabytes(file.size, language)}`}
        </span>
      </span>
      <p id={`${id}-hint`} className="text-label text-ink-2 empty:hidden">
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

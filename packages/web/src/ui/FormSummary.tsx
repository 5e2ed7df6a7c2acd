import { useEffect, useId, useRef } from 'react'
import { linkStyle } from './linkStyle.ts'

export interface FormProblem {
  text: string
  /** Absent for a problem of the whole form. */
  field?: string
}

interface FormSummaryProps {
  title: string
  /** Returns the title of the window while the form is refused ("Erro: Entrar"). */
  windowTitle: (title: string) => string
  /** Problems of the last attempt: a new list takes the focus. */
  problems: FormProblem[]
}

export function FormSummary({ title, windowTitle, problems }: FormSummaryProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length === 0) return
    frame.current?.focus()
    const before = document.title
    const during = windowTitle(before)
    document.title = during
    return () => {
      // Another page may have changed the title meanwhile.
      if (document.title === during) document.title = before
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div
      ref={frame}
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-panel border-2 border-urucum bg-surface px-4 py-3"
    >
      <p id={id} className="font-bold">
        {title}
      </p>
      <ul className="mt-1 list-none">
        {problems.map(({ text, field }) => (
          <li key={`${field} ${text}`}>{field ? <FieldLink field={field} text={text} /> : text}</li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ field, text }: { field: string; text: string }) {
  return (
    <a
      href={`#${field}`}
      className={`${linkStyle} inline-flex min-h-6 items-center text-urucum hover:text-urucum pointer-coarse:min-h-11`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(field)?.focus()
      }}
    >
      {text}
    </a>
  )
}

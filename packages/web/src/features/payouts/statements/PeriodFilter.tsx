import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { problemsOf, type TypedPeriod } from './period.ts'
import type { Period } from './statements.data.ts'
import { statementTexts } from './texts.ts'

interface PeriodFilterProps {
  period: Period
  label: string
  onSave: () => Promise<void>
}

const ends = ['from', 'to'] as const
/** Stands for a date that the browser does not give us because it is incomplete or does not exist. */
const NO_DAY = '?'

export function PeriodFilter({ period, label, onSave }: PeriodFilterProps) {
  const t = useText()
  const { typed, type, problems } = useTypedPeriod(period)
  const [hasLeft, setLeft] = useState(false)
  const errorAt = (end: keyof TypedPeriod) => {
    const problem = problems[end]
    return problem && (hasLeft || problem === statementTexts.badOrder) ? t(problem) : undefined
  }
  const save = useMutation({ mutationFn: onSave, onError: (error) => complain(error, t, statementTexts.csvFailed) })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex flex-wrap items-start gap-3">
        {ends.map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(statementTexts[end])}
            value={typed[end] === NO_DAY ? '' : typed[end]}
            min={end === 'to' ? period.from : undefined}
            max={end === 'from' ? period.to : undefined}
            error={errorAt(end)}
            onBlur={() => setLeft(true)}
            onChange={({ target }) => {
              setLeft(false)
              type({ ...typed, [end]: target.validity.badInput ? NO_DAY : target.value })
            }}
          />
        ))}
      </div>
      {(typed.from || typed.to) && (
        <Button variant="ghost" onClick={() => type(typedOf({}))}>
          {t(statementTexts.clear)}
        </Button>
      )}
      <Button
        variant="outline"
        className="sm:ml-auto"
        icon={<Download aria-hidden size={16} strokeWidth={2} />}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {label}
      </Button>
    </div>
  )
}

const typedOf = ({ from = '', to = '' }: Period): TypedPeriod => ({ from, to })

/** Writes the typed period into the address as soon as it is valid. */
function useTypedPeriod(period: Period) {
  const { change } = useAddress()
  const [typed, setTyped] = useState(() => typedOf(period))
  const [seen, setSeen] = useState(period)
  if (seen.from !== period.from || seen.to !== period.to) {
    setSeen(period)
    setTyped(typedOf(period))
  }
  const type = (next: TypedPeriod) => {
    setTyped(next)
    if (Object.keys(problemsOf(next)).length === 0) change({ de: next.from, ate: next.to }, { replace: true })
  }
  return { typed, type, problems: problemsOf(typed) }
}

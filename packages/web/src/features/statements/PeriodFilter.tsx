import type { Figure } from '@bra/contract/statements.schemas'
import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useAddress } from '../../lib/address.ts'
import { useCall } from '../../lib/env.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.ts'
import { csvOf, download } from './csv.ts'
import { type Period, wholeStatement } from './statements.data.ts'

interface PeriodFilterProps {
  storeId: number
  figure: Figure
  period: Period
}

/** From which day to which, and the same as a file. */
export function PeriodFilter({ storeId, figure, period }: PeriodFilterProps) {
  const t = useText()
  const call = useCall()
  const { change } = useAddress()
  const save = useMutation({
    mutationFn: () => wholeStatement(call, { storeId, figure, period }),
    onSuccess: (lines) => download(`extrato-${figure}.csv`, csvOf(lines, t)),
    onError: (error) => toast.error(refusalOf(error, t, 'finance.csvFailed')),
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextInput
        type="date"
        label={t('finance.from')}
        value={period.from ?? ''}
        max={period.to}
        onChange={(event) => change({ de: event.target.value })}
      />
      <TextInput
        type="date"
        label={t('finance.to')}
        value={period.to ?? ''}
        min={period.from}
        onChange={(event) => change({ ate: event.target.value })}
      />
      {(period.from || period.to) && (
        <Button variant="ghost" onClick={() => change({ de: null, ate: null })}>
          {t('finance.clear')}
        </Button>
      )}
      <Button
        variant="outline"
        className="sm:ml-auto"
        icon={<Download aria-hidden size={16} strokeWidth={2} />}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('finance.csv')}
      </Button>
    </div>
  )
}

import { date } from '@bra/contract/trade/format'
import type { ComingBack, GivenBack } from '@bra/contract/payouts/buyer-money.schemas'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { MoneyRow } from './MoneyRow.tsx'

const tones: Record<ComingBack['state'], Tone> = {
  asked: 'anil',
  retried: 'buriti',
  by_hand: 'anil',
  disputed: 'buriti',
}

export function ComingRow({ row }: { row: ComingBack }) {
  const t = useText()
  const { cents, since, method, state } = row
  return (
    <MoneyRow of={row} cents={cents}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]} className="whitespace-normal">
          {t(`myMoney.state_${state}`)}
        </Badge>
        <span>
          {t('myMoney.since', { day: date(since) })}
          {state !== 'by_hand' && ` · ${t(`myMoney.method_${method}`)}`}
        </span>
      </p>
    </MoneyRow>
  )
}

function textOf({ cents, by }: GivenBack): TextKey {
  if (cents > 0) return `myMoney.by_${by}`
  return by === 'bank' ? 'myMoney.takenBack' : 'myMoney.corrected'
}

export function GivenRow({ row }: { row: GivenBack }) {
  const t = useText()
  return (
    <MoneyRow of={row} cents={row.cents}>
      <p>{t(textOf(row), { day: date(row.at) })}</p>
    </MoneyRow>
  )
}

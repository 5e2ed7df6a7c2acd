import type { SiteText } from '@bra/contract/kit/both'
import { date } from '@bra/contract/trade/format'
import type { ComingBack, GivenBack } from '@bra/contract/payouts/buyer-money.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { MoneyRow } from './MoneyRow.tsx'
import { buyerMoneyTexts } from './texts.ts'

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
          {t(buyerMoneyTexts[`state_${state}`])}
        </Badge>
        <span>
          {t(buyerMoneyTexts.since, { day: date(since) })}
          {state !== 'by_hand' && ` · ${t(buyerMoneyTexts[`method_${method}`])}`}
        </span>
      </p>
    </MoneyRow>
  )
}

function textOf({ cents, by }: GivenBack): SiteText {
  if (cents > 0) return buyerMoneyTexts[`by_${by}`]
  return by === 'bank' ? buyerMoneyTexts.takenBack : buyerMoneyTexts.corrected
}

export function GivenRow({ row }: { row: GivenBack }) {
  const t = useText()
  return (
    <MoneyRow of={row} cents={row.cents}>
      <p>{t(textOf(row), { day: date(row.at) })}</p>
    </MoneyRow>
  )
}

import { date, money } from '@bra/contract/format'
import type { OwnListing } from '@bra/contract/inventory.schemas'
import { conditionNames, finishNames, languageNames } from '@bra/contract/trade'
import { CirclePause, CirclePlay, Hourglass } from 'lucide-react'
import { useText } from '../../lib/text.tsx'
import { ConditionTag } from '../../ui/ConditionTag.tsx'
import type { Values } from './drafts.ts'

interface CellTextProps {
  row: OwnListing
  column: string
  value: Values[keyof Values] | undefined
  isDirty: boolean
}

/** What a cell shows while nobody edits it; a changed one says so to those who do not see its colour. */
export function CellText({ row, column, value, isDirty }: CellTextProps) {
  const t = useText()
  return (
    <>
      <Shown row={row} column={column} value={value} />
      {isDirty && <span className="sr-only"> {t('inventory.dirty')}</span>}
    </>
  )
}

function Shown({ row, column, value }: Omit<CellTextProps, 'isDirty'>) {
  const t = useText()
  switch (column) {
    case 'condition':
      return row.grade ? (
        <span className="truncate">
          {row.grade.company} {String(row.grade.grade).replace('.', ',')}
        </span>
      ) : (
        <ConditionTag code={String(value)} word={conditionNames[value as Values['condition']]} />
      )
    case 'language':
      return languageNames[value as Values['language']]
    case 'finish':
      return <span className="truncate">{finishNames[value as Values['finish']]}</span>
    case 'price_cents':
      return money(value as number)
    case 'quantity':
      return value === 0 ? <span className="text-urucum">{t('inventory.none')}</span> : value
    case 'status':
      return <Status status={value as Values['status']} isOverPlan={row.over_plan} />
    case 'lowest':
      return (
        <Evidence cents={row.lowest?.price_cents} text={t('inventory.lowestOf', { count: row.lowest?.offers ?? 0 })} />
      )
    case 'market':
      return (
        <Evidence cents={row.market?.price_cents} text={t('inventory.marketOf', { count: row.market?.sales ?? 0 })} />
      )
    default:
      return <Evidence cents={row.last_sale?.price_cents} text={date(row.last_sale?.sold_at)} />
  }
}

function Status({ status, isOverPlan }: { status: Values['status']; isOverPlan: boolean }) {
  const t = useText()
  if (status === 'available' && isOverPlan)
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap" title={t('inventory.overPlanHint')}>
        <Hourglass aria-hidden size={16} strokeWidth={2} className="flex-none text-buriti" />
        {t('inventory.overPlan')}
      </span>
    )
  const Sign = status === 'available' ? CirclePlay : CirclePause
  return (
    <span className="inline-flex items-center gap-1.5">
      <Sign aria-hidden size={16} strokeWidth={2} className={status === 'available' ? 'text-mata' : 'text-ink-3'} />
      {t(status === 'available' ? 'inventory.active' : 'inventory.paused')}
    </span>
  )
}

/** A figure of the market with what it rests on. */
function Evidence({ cents, text }: { cents: number | undefined; text: string }) {
  if (cents === undefined) return <span className="text-ink-3">—</span>
  return (
    <span>
      <span className="block">{money(cents)}</span>
      <span className="block text-caption text-ink-3">{text}</span>
    </span>
  )
}

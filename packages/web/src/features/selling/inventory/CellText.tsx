import { date, money } from '@bra/contract/trade/format'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { CirclePause, CirclePlay, Hourglass } from 'lucide-react'
import { type Translate, useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { ConditionTag } from '../../../ui/ConditionTag.tsx'
import type { Values } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'

interface CellTextProps {
  row: OwnListing
  column: string
  value: Values[keyof Values] | undefined
  isDirty: boolean
  short?: boolean
}

export function CellText(props: CellTextProps) {
  return cellText(props, useText())
}

/** A plain function instead of a component for speed: a row has ten cells, and hundreds of rows scroll by. */
export function cellText({ isDirty, ...cell }: CellTextProps, t: Translate) {
  const shown = shownOf(cell, t)
  if (!isDirty) return shown
  return (
    <>
      {shown}
      <span className="sr-only"> {t(gridTexts.dirty)}</span>
    </>
  )
}

function shownOf({ row, column, value, short }: Omit<CellTextProps, 'isDirty'>, t: Translate) {
  switch (column) {
    case 'condition':
      return row.grade ? (
        <span className="block truncate">
          {row.grade.company} {String(row.grade.grade).replace('.', ',')}
        </span>
      ) : (
        <span className="block truncate" title={t(tradeTexts[value as Values['condition']])}>
          <ConditionTag short={short} code={String(value)} word={t(tradeTexts[value as Values['condition']])} />
        </span>
      )
    case 'language':
      return t(tradeTexts[value as Values['language']])
    case 'finish':
      return <span className="block truncate">{t(tradeTexts[value as Values['finish']])}</span>
    case 'price_cents':
      return money(value as number)
    case 'quantity':
      return value === 0 ? <span className="text-urucum">{t(gridTexts.none)}</span> : value
    case 'status':
      return statusOf(value as Values['status'], row.over_plan, t)
    case 'position':
    case 'sku':
      return <span className="block truncate">{value}</span>
    case 'lowest':
      return evidence(row.lowest?.price_cents, t(gridTexts.lowestOf, { count: row.lowest?.offers ?? 0 }))
    case 'market':
      return evidence(row.market?.price_cents, t(gridTexts.marketOf, { count: row.market?.sales ?? 0 }))
    default:
      return evidence(row.last_sale?.price_cents, date(row.last_sale?.sold_at))
  }
}

const waiting = <Hourglass aria-hidden size={16} strokeWidth={2} className="flex-none text-buriti" />
const active = <CirclePlay aria-hidden size={16} strokeWidth={2} className="text-mata" />
const paused = <CirclePause aria-hidden size={16} strokeWidth={2} className="text-ink-3" />

function statusOf(status: Values['status'], isOverPlan: boolean, t: Translate) {
  if (status === 'available' && isOverPlan)
    return (
      <span className="flex items-center gap-1.5 whitespace-nowrap" title={t(gridTexts.overPlanHint)}>
        {waiting}
        {t(gridTexts.overPlan)}
      </span>
    )
  return (
    <span className="flex items-center gap-1.5">
      {status === 'available' ? active : paused}
      {t(status === 'available' ? gridTexts.active : gridTexts.paused)}
    </span>
  )
}

function evidence(cents: number | undefined, text: string) {
  if (cents === undefined) return <span className="text-ink-3">—</span>
  return (
    <span>
      {money(cents)}
      <span className="block truncate text-caption text-ink-3">{text}</span>
    </span>
  )
}

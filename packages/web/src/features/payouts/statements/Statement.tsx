import { date } from '@bra/contract/trade/format'
import { type Figure, StatementKinds, type StatementLine } from '@bra/contract/payouts/statements.schemas'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { Failed } from '../../../lib/Answer.tsx'
import { useCall } from '../../../lib/env.ts'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { download } from '../../../lib/csv.ts'
import { csvOf, fileName } from './csv.ts'
import { figureTexts, kindText } from './kinds.ts'
import { LineDialog } from './LineDialog.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { type Period, useStatement, wholeStatement } from './statements.data.ts'
import { statementTexts } from './texts.ts'

interface StatementProps {
  storeId: number
  figure: Figure
  period: Period
}

export function Statement({ storeId, figure, period }: StatementProps) {
  const t = useText()
  const call = useCall()
  const { query, change } = useAddress()
  const isPosted = figure === 'available'
  const kinds = isPosted ? StatementKinds.options.find((each) => each === query.get('tipo')) : undefined
  const narrowed = { ...period, kinds }
  const list = useStatement(storeId, figure, narrowed)
  const [opened, setOpened] = useState<number | null>(null)
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  const caption = t(statementTexts.statementOf, { figure: t(figureTexts[figure].name) })
  const save = async () =>
    download(fileName(caption, period), csvOf(await wholeStatement(call, { storeId, figure, narrowed }), t))
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-3">
      <h2 id="statement" className="text-h2">
        {caption}
      </h2>
      {isPosted && (
        <div role="group" aria-label={t(statementTexts.kinds)} className="flex flex-wrap gap-2">
          {[undefined, ...StatementKinds.options].map((each) => (
            <FilterChip key={each ?? 'all'} pressed={kinds === each} onClick={() => change({ tipo: each ?? '' })}>
              {t(statementTexts[`kinds_${each ?? 'all'}`])}
            </FilterChip>
          ))}
        </div>
      )}
      <PeriodFilter period={period} label={t(statementTexts.csv)} onSave={save} />
      <Failed of={list} title={t(statementTexts.failed)} />
      {list.isPending && <Skeleton className="h-80" />}
      {list.data && lines.length === 0 && (
        <EmptyState
          picture="/media/scenes/basket.svg"
          level={3}
          title={t(statementTexts.none)}
          action={
            <Link to={paths.listings(storeId)} className={buttonStyle('outline')}>
              {t(officeTitles.listings)}
            </Link>
          }
        >
          {t(period.from || period.to || kinds ? statementTexts.noneInRange : statementTexts.noneHint)}
        </EmptyState>
      )}
      {lines.length > 0 && <Lines caption={caption} lines={lines} figure={figure} onOpen={setOpened} />}
      {list.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t(statementTexts.more)}
        </Button>
      )}
      {opened !== null && (
        <LineDialog storeId={storeId} figure={figure} line={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  )
}

interface LinesProps {
  caption: string
  lines: StatementLine[]
  figure: Figure
  onOpen: (line: number) => void
}

function Lines({ caption, lines, figure, onOpen }: LinesProps) {
  const t = useText()
  const isHeld = figure === 'receivable'
  const named = (line: StatementLine) => (
    <button
      type="button"
      className={clsx(loneLinkStyle, 'min-h-6 text-left pointer-coarse:min-h-11')}
      aria-label={t(statementTexts.openOf, { line: nameOf(line) })}
      onClick={() => onOpen(line.id)}
    >
      {nameOf(line)}
    </button>
  )
  const nameOf = ({ kind, order_id: order }: StatementLine) =>
    [t(kindText(kind)), order !== null && t(statementTexts.order, { id: order })].filter(Boolean).join(', ')
  const last = isHeld
    ? { key: 'due', header: t(statementTexts.due), cell: ({ due_on: due }: StatementLine) => date(due) || '–' }
    : {
        key: 'balance',
        header: t(statementTexts.balance),
        cell: ({ balance_cents: cents }: StatementLine) => <Money cents={cents} className="text-ink-2" />,
      }
  const columns: Column<StatementLine>[] = [
    { key: 'at', header: t(statementTexts.day), cell: ({ at }) => <span className="tabular-nums">{date(at)}</span> },
    { key: 'what', header: t(statementTexts.what), cell: named },
    { key: 'cents', header: t(statementTexts.value), numeric: true, cell: signed },
    { ...last, numeric: true },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => String(id)}
      density="compact"
      card={(line) => (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          {named(line)}
          {signed(line)}
          <span className="w-full text-small text-ink-3 tabular-nums">
            {date(line.at)}
            {isHeld && line.due_on && ` · ${t(statementTexts.due)} ${date(line.due_on)}`}
          </span>
        </div>
      )}
    />
  )
}

/** A plus sign marks incoming money, because colour alone is not enough. */
const signed = ({ cents }: StatementLine) => (
  <span className={clsx('font-semibold whitespace-nowrap', cents > 0 ? 'text-mata' : 'text-ink')}>
    {cents > 0 && '+'}
    <Money cents={cents} />
  </span>
)

import type { MonthOfStore } from '@bra/contract/payouts/store-reports.schemas'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { amounts, monthName } from './sheets.ts'
import { salesReportTexts } from './texts.ts'

/** The last row is the whole year; amounts that no month has are left out. */
export function Months({ year, months }: { year: number; months: MonthOfStore[] }) {
  const t = useText()
  const named = ({ month }: MonthOfStore) =>
    month === WHOLE ? t(salesReportTexts.year, { year: String(year) }) : monthName(month)
  const shown = amounts.filter((name) => months.some((month) => month[name] !== 0))
  const columns: Column<MonthOfStore>[] = [
    {
      key: 'month',
      header: t(salesReportTexts.month),
      cell: (row) => <strong className="tabular-nums">{named(row)}</strong>,
    },
    { key: 'orders', header: t(salesReportTexts.orders), numeric: true, cell: ({ orders }) => orders },
    { key: 'units', header: t(salesReportTexts.units), numeric: true, cell: ({ units }) => units },
    ...shown.map((name) => ({
      key: name,
      header: t(salesReportTexts[name]),
      numeric: true,
      className: 'whitespace-normal!',
      cell: (row: MonthOfStore) => <Money cents={row[name]} />,
    })),
  ]
  return (
    <Table
      caption={t(salesReportTexts.byMonth, { year: String(year) })}
      columns={columns}
      rows={[...months, sumOf(months)]}
      rowKey={({ month }) => month}
      rowsFrom="xl"
      density="compact"
      card={(row) => (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <dt className="font-semibold tabular-nums">{named(row)}</dt>
          <dd className="text-right text-ink-2">
            {t(salesReportTexts.count, { count: row.orders, units: row.units })}
          </dd>
          {shown.map((name) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{t(salesReportTexts[name])}</dt>
              <dd className="text-right">
                <Money cents={row[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    />
  )
}

const WHOLE = 'year'

function sumOf(months: MonthOfStore[]): MonthOfStore {
  const sum = (name: Exclude<keyof MonthOfStore, 'month'>) => months.reduce((total, month) => total + month[name], 0)
  return {
    ...{ month: WHOLE, orders: sum('orders'), units: sum('units') },
    ...(Object.fromEntries(amounts.map((name) => [name, sum(name)])) as Record<(typeof amounts)[number], number>),
  }
}

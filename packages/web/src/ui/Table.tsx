import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ScrollFrame } from './ScrollFrame.tsx'
import { SortHeader, type Sorting } from './SortHeader.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  sortable?: boolean
  hiddenHeader?: boolean
  className?: string
}

interface TableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  card?: (row: Row) => ReactNode
  /** If the table has cards, rows are shown from this width on. */
  rowsFrom?: keyof typeof widths
  density?: keyof typeof heights
  sorting?: Sorting
  rowRef?: (row: Row) => { id?: string; selected?: boolean | undefined; isWrong?: boolean }
}

const widths = {
  md: { query: '(min-width: 48rem)', rows: 'hidden md:block', cards: 'md:hidden' },
  xl: { query: '(min-width: 80rem)', rows: 'hidden xl:block', cards: 'md:grid-cols-2 xl:hidden' },
}

/** Dense and tall rows have many columns, which stand closer. */
const sides = { dense: 'px-2', compact: 'px-3.5', comfortable: 'px-3.5', tall: 'px-2.5', roomy: 'px-3.5' }
const heights = { dense: 'h-13', compact: 'h-11', comfortable: 'h-14', tall: 'h-16', roomy: 'h-17' }

/** The server sends rows and cards, CSS shows one of them, and the browser drops the other. */
export function Table<Row>({ card, rowsFrom = 'md', ...table }: TableProps<Row>) {
  const width = widths[rowsFrom]
  const isWide = useMediaQuery(width.query)
  if (!card) return <Grid {...table} />
  return (
    <>
      {isWide !== false && <Grid {...table} className={width.rows} />}
      {isWide !== true && (
        <ul aria-label={table.caption} className={clsx('grid gap-3', width.cards)}>
          {table.rows.map((row) => (
            <li key={table.rowKey(row)} className="panel p-4">
              {card(row)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Grid<Row>(props: Omit<TableProps<Row>, 'card' | 'rowsFrom'> & { className?: string }) {
  const { caption, columns, rows, rowKey, density = 'comfortable', sorting, rowRef, className } = props
  const align = (column: Column<Row>) => (column.numeric ? 'text-right tabular-nums' : 'text-left')
  return (
    <ScrollFrame label={caption} className={clsx('panel overflow-auto', className)}>
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column.key}
                column={column.key}
                title={column.header}
                hidden={column.hiddenHeader}
                sorting={column.sortable ? sorting : undefined}
                className={clsx(align(column), sides[density], column.className)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              id={rowRef?.(row).id}
              aria-selected={rowRef?.(row).selected}
              className={clsx(
                'group aria-selected:bg-mata-soft/45',
                rowRef?.(row).isWrong ? 'bg-urucum-soft/40' : 'hover:bg-sunken/40',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={clsx(
                    'border-t border-line py-1.5',
                    sides[density],
                    heights[density],
                    align(column),
                    column.className,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'

export interface Sorting {
  by: string
  direction: 'ascending' | 'descending'
  onSort: (column: string) => void
}

interface SortHeaderProps {
  column: string
  title: string
  hidden?: boolean
  sorting?: Sorting
  className?: string
}

export function SortHeader({ column, title, hidden, sorting, className }: SortHeaderProps) {
  const direction = sorting?.by === column ? sorting.direction : undefined
  return (
    <th
      scope="col"
      aria-sort={sorting && (direction ?? 'none')}
      className={clsx(
        'sticky top-0 z-1 h-10 bg-sunken text-small font-semibold whitespace-nowrap text-ink-2',
        className,
      )}
    >
      {hidden && <span className="sr-only">{title}</span>}
      {!hidden && !sorting && title}
      {sorting && (
        <button
          type="button"
          onClick={() => sorting.onSort(column)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-tag font-semibold hover:text-ink pointer-coarse:min-h-11"
        >
          {title}
          <SortSign direction={direction} />
        </button>
      )}
    </th>
  )
}

function SortSign({ direction }: { direction?: Sorting['direction'] }) {
  const Sign = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return <Sign aria-hidden size={16} strokeWidth={2} className={direction ? 'text-mata' : 'text-ink-3'} />
}

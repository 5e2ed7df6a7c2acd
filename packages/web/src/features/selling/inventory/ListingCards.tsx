import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CellText } from './CellText.tsx'
import { gridTexts } from './grid-texts.ts'
import { ListingName } from './ListingName.tsx'

const CARD = 184

interface ListingCardsProps {
  label: string
  ids: number[]
  rowAt: (at: number) => OwnListing | undefined
  chosen: ReadonlySet<number>
  onToggle: (at: number, extend: boolean) => void
  onSeen: (first: number, last: number) => void
  onEdit: (row: OwnListing) => void
  menu: (row: OwnListing) => ReactNode
}

export function ListingCards({ label, ids, rowAt, onSeen, ...rest }: ListingCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is kept between renderings
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => CARD,
    overscan: 6,
    scrollMargin: list.current?.offsetTop ?? 0,
  })
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0]
  useEffect(() => onSeen(first, last), [first, last, onSeen])
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <li
          key={ids[index]}
          aria-setsize={ids.length}
          aria-posinset={index + 1}
          className="absolute inset-x-0 pb-3"
          style={{ height: CARD, transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
        >
          <div className="panel h-full p-3.5">
            <Card at={index} row={rowAt(index)} {...rest} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type CardProps = Pick<ListingCardsProps, 'chosen' | 'onToggle' | 'onEdit' | 'menu'> & {
  at: number
  row: OwnListing | undefined
}

function Card({ at, row, chosen, onToggle, onEdit, menu }: CardProps) {
  const t = useText()
  if (!row) return <Skeleton className="h-full w-full" />
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] content-between gap-2">
      <div className="flex items-center gap-2">
        <label className="grid size-11 flex-none place-items-center">
          <input
            type="checkbox"
            checked={chosen.has(row.id)}
            onChange={() => onToggle(at, false)}
            aria-label={t(gridTexts.choose, { name: row.product.name })}
            className="tick"
          />
        </label>
        <span className="flex min-w-0 flex-1 items-center gap-2.5">
          <ListingName row={row} />
        </span>
        {menu(row)}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
        <CellText row={row} column="condition" value={row.condition} isDirty={false} />
        <CellText row={row} column="language" value={row.language} isDirty={false} />
        <CellText row={row} column="finish" value={row.finish} isDirty={false} />
        <CellText row={row} column="status" value={row.status} isDirty={false} />
      </p>
      <div className="flex items-center gap-3">
        <span className="title text-h3 tabular-nums">
          <CellText row={row} column="price_cents" value={row.price_cents} isDirty={false} />
        </span>
        <span className="text-label text-ink-2">{t(gridTexts.unitsCount, { count: row.quantity })}</span>
        <Button variant="outline" size="small" className="ml-auto" onClick={() => onEdit(row)}>
          {t(gridTexts.edit)}
        </Button>
      </div>
    </div>
  )
}

import { Pencil, Trash2 } from 'lucide-react'
import { type Translate, useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { type ListedBox, sidesOf } from './boxes.data.ts'

interface BoxesTableProps {
  boxes: ListedBox[]
  onEdit: (box: ListedBox) => void
  onRemove: (box: ListedBox) => void
}

export function BoxesTable({ boxes, ...acts }: BoxesTableProps) {
  const t = useText()
  return (
    <Table
      caption={t('boxes.list')}
      columns={columnsOf(t, acts)}
      rows={boxes}
      rowKey={({ id }) => String(id)}
      card={(box) => (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="font-bold">{box.name}</p>
            <p className="text-label text-ink-2 tabular-nums">
              {sidesOf(box)} · {t('boxes.grams', { count: box.weight_grams })}
            </p>
            <p className="text-label text-ink-2">{cardsOf(t, box)}</p>
            {box.open > 0 && <p className="text-label text-ink-2">{t('boxes.inUse', { count: box.open })}</p>}
          </div>
          <BoxButtons box={box} {...acts} />
        </div>
      )}
    />
  )
}

const cardsOf = (t: Translate, { max_cards: max }: ListedBox) =>
  max === null ? t('boxes.uncounted') : t('boxes.cards', { count: max })

const columnsOf = (t: Translate, acts: Omit<BoxesTableProps, 'boxes'>): Column<ListedBox>[] => [
  { key: 'name', header: t('boxes.name'), cell: ({ name }) => <b>{name}</b> },
  { key: 'sides', header: t('boxes.sides'), cell: (box) => <span className="tabular-nums">{sidesOf(box)}</span> },
  {
    key: 'grams',
    header: t('boxes.weight'),
    numeric: true,
    cell: (box) => t('boxes.grams', { count: box.weight_grams }),
  },
  { key: 'cards', header: t('boxes.capacity'), numeric: true, cell: (box) => cardsOf(t, box) },
  {
    key: 'open',
    header: t('boxes.use'),
    cell: ({ open }) => (open > 0 ? t('boxes.inUse', { count: open }) : '–'),
  },
  {
    key: 'acts',
    header: t('selling.actions'),
    hiddenHeader: true,
    className: 'w-28',
    cell: (box) => <BoxButtons box={box} {...acts} />,
  },
]

function BoxButtons({ box, onEdit, onRemove }: Omit<BoxesTableProps, 'boxes'> & { box: ListedBox }) {
  const t = useText()
  return (
    <span className="flex justify-end">
      <IconButton label={t('boxes.editOf', { name: box.name })} onClick={() => onEdit(box)}>
        <Pencil aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={t('boxes.removeOf', { name: box.name })} onClick={() => onRemove(box)}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  )
}

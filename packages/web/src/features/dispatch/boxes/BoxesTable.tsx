import { Pencil, Trash2 } from 'lucide-react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { type ListedBox, sidesOf } from './boxes.data.ts'
import { boxTexts } from './texts.ts'

interface BoxesTableProps {
  boxes: ListedBox[]
  onEdit: (box: ListedBox) => void
  onRemove: (box: ListedBox) => void
}

export function BoxesTable({ boxes, ...acts }: BoxesTableProps) {
  const t = useText()
  return (
    <Table
      caption={t(boxTexts.list)}
      columns={columnsOf(t, acts)}
      rows={boxes}
      rowKey={({ id }) => String(id)}
      card={(box) => (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="font-bold">{box.name}</p>
            <p className="text-label text-ink-2 tabular-nums">
              {sidesOf(box)} · {t(boxTexts.grams, { count: box.weight_grams })}
            </p>
            <p className="text-label text-ink-2">{cardsOf(t, box)}</p>
            {box.open > 0 && <p className="text-label text-ink-2">{t(boxTexts.inUse, { count: box.open })}</p>}
          </div>
          <BoxButtons box={box} {...acts} />
        </div>
      )}
    />
  )
}

const cardsOf = (t: Translate, { max_cards: max }: ListedBox) =>
  max === null ? t(boxTexts.uncounted) : t(boxTexts.cards, { count: max })

const columnsOf = (t: Translate, acts: Omit<BoxesTableProps, 'boxes'>): Column<ListedBox>[] => [
  { key: 'name', header: t(boxTexts.name), cell: ({ name }) => <b>{name}</b> },
  { key: 'sides', header: t(boxTexts.sides), cell: (box) => <span className="tabular-nums">{sidesOf(box)}</span> },
  {
    key: 'grams',
    header: t(boxTexts.weight),
    numeric: true,
    cell: (box) => t(boxTexts.grams, { count: box.weight_grams }),
  },
  { key: 'cards', header: t(boxTexts.capacity), numeric: true, cell: (box) => cardsOf(t, box) },
  {
    key: 'open',
    header: t(boxTexts.use),
    cell: ({ open }) => (open > 0 ? t(boxTexts.inUse, { count: open }) : '–'),
  },
  {
    key: 'acts',
    header: t(siteTexts.actions),
    hiddenHeader: true,
    className: 'w-28',
    cell: (box) => <BoxButtons box={box} {...acts} />,
  },
]

function BoxButtons({ box, onEdit, onRemove }: Omit<BoxesTableProps, 'boxes'> & { box: ListedBox }) {
  const t = useText()
  return (
    <span className="flex justify-end">
      <IconButton label={t(boxTexts.editOf, { name: box.name })} onClick={() => onEdit(box)}>
        <Pencil aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={t(boxTexts.removeOf, { name: box.name })} onClick={() => onRemove(box)}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  )
}

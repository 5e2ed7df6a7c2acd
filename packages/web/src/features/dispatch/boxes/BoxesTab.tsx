import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useOwnStores } from '../../stores/stores/own-stores.data.ts'
import { BoxDialog } from './BoxDialog.tsx'
import { boxesQuery, type ListedBox } from './boxes.data.ts'
import { BoxesTable } from './BoxesTable.tsx'
import { RemoveBoxDialog } from './RemoveBoxDialog.tsx'
import { boxTexts } from './texts.ts'

/** Freight quotes use the smallest of these boxes that fits. */
export function BoxesTab() {
  const t = useText()
  const { current, isPending } = useOwnStores()
  if (current) return <BoxesOfStore key={current.id} storeId={current.id} />
  return isPending ? <Skeleton className="h-72 max-w-3xl" /> : <p className="text-ink-2">{t(boxTexts.noStore)}</p>
}

function BoxesOfStore({ storeId }: { storeId: number }) {
  const t = useText()
  const list = useQuery(boxesQuery(storeId))
  return (
    <Answer to={list} title={t(boxTexts.failed)} room="h-72 max-w-4xl">
      {({ boxes }) => <BoxList storeId={storeId} boxes={boxes} />}
    </Answer>
  )
}

function BoxList({ storeId, boxes }: { storeId: number; boxes: ListedBox[] }) {
  const t = useText()
  const [editing, setEditing] = useState<ListedBox | 'new' | null>(null)
  const [leaving, setLeaving] = useState<ListedBox | null>(null)
  const add = (
    <Button icon={<Plus aria-hidden size={16} strokeWidth={2} />} onClick={() => setEditing('new')}>
      {t(boxTexts.add)}
    </Button>
  )
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-[60ch] text-ink-2">{t(boxTexts.hint)}</p>
        {boxes.length > 0 && add}
      </div>
      {boxes.length === 0 ? (
        <EmptyState picture="/media/scenes/basket.svg" title={t(boxTexts.none)} action={add}>
          {t(boxTexts.noneHint)}
        </EmptyState>
      ) : (
        <BoxesTable boxes={boxes} onEdit={setEditing} onRemove={setLeaving} />
      )}
      {editing && (
        <BoxDialog storeId={storeId} box={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <RemoveBoxDialog key={leaving?.id} storeId={storeId} box={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

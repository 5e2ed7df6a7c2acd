import { Redo2, Undo2 } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cellTexts } from './cell-texts.ts'
import { countOfCells, type Drafts } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'

interface SaveBarProps {
  drafts: Drafts
  busy: boolean
  onSave: () => void
  onUndo: () => void
  onRedo: () => void
  onDiscard: () => void
}

export function SaveBar({ drafts, busy, onSave, onUndo, onRedo, onDiscard }: SaveBarProps) {
  const t = useText()
  const count = countOfCells(drafts)
  const wrong = [...drafts.rows.values()].filter(({ error }) => error).length
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t(gridTexts.unsaved, { count })}
      </p>
      {(count > 0 || drafts.undone.length > 0) && (
        <section
          aria-label={t(gridTexts.saveBar)}
          className="sticky bottom-4 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-panel border border-line-strong bg-surface p-3 shadow-popover"
        >
          <p className="mr-auto min-w-40 flex-1 font-semibold">
            {wrong > 0 ? (
              <span className="text-urucum">{t(gridTexts.refusedRows, { count: wrong })}</span>
            ) : (
              t(count > 0 ? gridTexts.unsaved : cellTexts.noUnsaved, { count })
            )}
          </p>
          <Button
            variant="ghost"
            icon={<Undo2 aria-hidden size={16} strokeWidth={2} />}
            disabled={drafts.steps.length === 0}
            onClick={onUndo}
          >
            {t(gridTexts.undo)}
          </Button>
          <Button
            variant="ghost"
            icon={<Redo2 aria-hidden size={16} strokeWidth={2} />}
            disabled={drafts.undone.length === 0}
            onClick={onRedo}
          >
            {t(cellTexts.redo)}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onDiscard}>
            {t(gridTexts.discard)}
          </Button>
          {count > 0 && (
            <Button variant="solid" busy={busy} onClick={onSave}>
              {t(gridTexts.save, { count })}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

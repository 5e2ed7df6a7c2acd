import type { SiteText } from '@bra/contract/kit/both'
import { bulkEdits } from '@bra/contract/selling/bulk-edits'
import { useEffect, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { useCommand } from '../../../lib/command.ts'
import { complain, refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { gridTexts } from './grid-texts.ts'
import { type MassAction, useMassChange, useUndo } from './inventory.data.ts'
import { massChangeTexts } from './mass-change-texts.ts'
import { actionOf, type MassKind, type MassTyped } from './mass-forms.ts'
import { MassForm } from './MassForm.tsx'
import { MassPreviewPanel } from './MassPreviewPanel.tsx'

export interface MassAsked {
  kind: MassKind
  ids: number[]
}

interface MassDialogProps {
  storeId: number
  asked: MassAsked | null
  onClose: () => void
  onDone: (kind: MassKind, ids: number[]) => void
}

const titles: Record<MassKind, SiteText> = {
  price: massChangeTexts.massPrice,
  quantity: massChangeTexts.massQuantity,
  pause: massChangeTexts.massPause,
  activate: massChangeTexts.massActivate,
  remove: massChangeTexts.massRemove,
  pause_all: massChangeTexts.massPauseAll,
}

export function MassDialog({ asked, onClose, ...rest }: MassDialogProps) {
  const t = useText()
  if (!asked) return null
  const title = t(titles[asked.kind], { count: asked.ids.length })
  return (
    <Dialog wide open onClose={onClose} title={title} closeLabel={t(siteTexts.close)}>
      <MassChange key={asked.kind} asked={asked} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function MassChange({ storeId, asked, onClose, onDone }: MassDialogProps & { asked: MassAsked }) {
  const t = useText()
  const { kind, ids } = asked
  const preview = useCommand(bulkEdits.preview)
  const apply = useMassChange()
  const undo = useUndo()
  const [action, setAction] = useState<MassAction | null>(null)
  const isReady = preview.data !== undefined && action !== null && !preview.isPending
  const hasForm = kind === 'price' || kind === 'quantity'

  const look = (next: MassAction | null) => {
    setAction(next)
    if (next) preview.mutate({ body: { store_id: storeId, ids, action: next } })
  }
  // A change without a figure is previewed at once.
  useEffect(() => {
    if (!hasForm) look(actionOf(kind, emptyForm))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])
  const type = (typed: MassTyped) => look(actionOf(kind, typed))
  const takeBack = async (id: number) => {
    try {
      const { restored } = await undo.mutateAsync({ body: { id } })
      toast.success(t(massChangeTexts.undone, { count: restored }))
    } catch (error) {
      complain(error, t)
    }
  }
  const save = async () => {
    try {
      const { change } = await apply.mutateAsync({ body: { store_id: storeId, ids, action: action! } })
      const action_ = { label: t(gridTexts.undo), onPress: () => void takeBack(change.id) }
      toast.success(t(massChangeTexts.massDone, { count: change.offers }), action_)
      onDone(kind, ids)
    } catch (error) {
      complain(error, t)
    }
  }
  const wrong = preview.error ?? apply.error
  // The form has a single figure, so any refused field is that one.
  const atFigure = hasForm && wrong instanceof CallError ? Object.values(wrong.fields)[0] : undefined
  return (
    <div className="grid gap-5">
      {hasForm ? (
        <MassForm kind={kind} error={atFigure} onType={type} />
      ) : (
        <p className="text-ink-2">
          {t(massChangeTexts[kind === 'remove' ? 'removeHint' : kind === 'activate' ? 'activateHint' : 'pauseHint'])}
        </p>
      )}
      {wrong && !atFigure && <Notice tone="urucum">{refusalOf(wrong, t)}</Notice>}
      <div aria-live="polite" className="min-h-24">
        {preview.isPending && <Spinner />}
        {isReady && <MassPreviewPanel preview={preview.data} />}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t(massChangeTexts.cancel)}
        </Button>
        <Button
          variant={kind === 'remove' ? 'danger' : 'solid'}
          disabled={!isReady || preview.data.changes === 0}
          busy={apply.isPending}
          onClick={() => void save()}
        >
          {t(kind === 'remove' ? massChangeTexts.removeMany : massChangeTexts.applyTo, {
            count: isReady ? preview.data.changes : ids.length,
          })}
        </Button>
      </div>
    </div>
  )
}

const emptyForm: MassTyped = { way: 'percent', value: '', isLess: true, ninety: false }

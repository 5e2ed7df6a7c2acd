import { boxes } from '@bra/contract/dispatch/boxes'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { boxesQuery, type ListedBox, sidesOf, whyNotRemoved } from './boxes.data.ts'
import { boxTexts } from './texts.ts'

interface RemoveBoxDialogProps {
  storeId: number
  box: ListedBox | null
  onClose: () => void
}

/** Asks before a box is deleted. The server refuses if orders still wait in it, and the dialog shows why. */
export function RemoveBoxDialog({ storeId, box, onClose }: RemoveBoxDialogProps) {
  const t = useText()
  const remove = useCommand(boxes.remove, {
    onSuccess: ({ success, message }) => {
      toast[success ? 'success' : 'warning'](message)
      if (success) onClose()
    },
    onError: (error) => toast.error(whyNotRemoved(error, t)),
    onSettled: useRefresh([boxesQuery(storeId)]),
  })
  const isInUse = box !== null && (box.open > 0 || remove.data?.success === false)
  return (
    <Dialog
      open={box !== null}
      onClose={onClose}
      title={t(boxTexts.removeTitle)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(boxTexts.keep)}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => box && remove.mutate({ params: { id: box.id } })}
          >
            {t(boxTexts.remove)}
          </Button>
        </>
      }
    >
      {box && (
        <>
          <p className="font-bold">{box.name}</p>
          <p className="text-ink-2 tabular-nums">{sidesOf(box)}</p>
          <p role={isInUse ? 'alert' : undefined} className="mt-3 max-w-[60ch]">
            {isInUse ? t(boxTexts.inUseHint, { count: Math.max(1, box.open) }) : t(boxTexts.removeHint)}
          </p>
        </>
      )}
    </Dialog>
  )
}

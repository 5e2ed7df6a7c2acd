import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface MessageDialogProps {
  title: string
  /** The dialog is closed while this is null. */
  text: string | null
  closeLabel: string
  onClose: () => void
}

export function MessageDialog({ title, text, closeLabel, onClose }: MessageDialogProps) {
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={<Button onClick={onClose}>{closeLabel}</Button>}
    >
      <p>{text}</p>
    </Dialog>
  )
}

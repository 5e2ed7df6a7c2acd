import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { SubmitButton } from './form-fields.tsx'
import { useText } from './text.tsx'

interface DialogFootProps {
  onClose: () => void
  /** On the way back, where it is not "cancel". */
  back?: string
  isDangerous?: boolean
  /** Something else in the dialog is what most people do. */
  isQuiet?: boolean | undefined
  /** On the button that sends. */
  children: ReactNode
}

/** Under the form of a dialog: the way back, and the button that sends. */
export function DialogFoot({ onClose, back, isDangerous, isQuiet, children }: DialogFootProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="outline" onClick={onClose}>
        {back ?? t('form.cancel')}
      </Button>
      <SubmitButton variant={isDangerous ? 'danger' : isQuiet ? 'outline' : 'solid'}>{children}</SubmitButton>
    </div>
  )
}

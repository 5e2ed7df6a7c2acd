import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { SubmitButton } from './form-fields.tsx'
import { formTexts } from './form-texts.ts'
import { useText } from './text.tsx'

interface DialogFootProps {
  onClose: () => void
  /** Label of the button that closes, if it is not "cancel". */
  back?: string
  isDangerous?: boolean
  /** True if something else in the dialog is the main action. */
  isQuiet?: boolean | undefined
  children: ReactNode
}

export function DialogFoot({ onClose, back, isDangerous, isQuiet, children }: DialogFootProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="outline" onClick={onClose}>
        {back ?? t(formTexts.cancel)}
      </Button>
      <SubmitButton variant={isDangerous ? 'danger' : isQuiet ? 'outline' : 'solid'}>{children}</SubmitButton>
    </div>
  )
}

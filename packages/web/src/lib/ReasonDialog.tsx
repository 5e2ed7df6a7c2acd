import { WithReason } from '@bra/contract/shapes'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { ReasonField } from './ReasonField.tsx'
import { ContractForm, useContractForm } from './form.tsx'
import { useText } from './text.tsx'

interface ReasonDialogProps {
  title: string
  /** On the button that does it. */
  action: string
  isDangerous?: boolean
  /** What comes of it. */
  children?: ReactNode
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks an operator why, before it is done. */
export function ReasonDialog({ title, action, isDangerous, children, send, onClose }: ReasonDialogProps) {
  const t = useText()
  const form = useContractForm(WithReason, { reason: '' })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={({ reason }) => send(reason)}>
        {children && <div className="grid gap-2 text-ink-2">{children}</div>}
        <ReasonField />
        <DialogFoot onClose={onClose} isDangerous={isDangerous}>
          {action}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

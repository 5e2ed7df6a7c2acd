import { WithReason } from '@bra/contract/shapes'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { CallError } from './call.ts'
import { DialogFoot } from './DialogFoot.tsx'
import { ReasonField } from './ReasonField.tsx'
import { ContractForm, useContractForm } from './form.tsx'
import { useText } from './text.tsx'

const CHANGED = 409

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
  const queries = useQueryClient()
  const form = useContractForm(WithReason, { reason: '' })
  // what was decided upon is no longer so: the page shows how it is now, and the reason stays typed
  const lookAgain = (error: unknown) => {
    if (error instanceof CallError && error.status === CHANGED) void queries.invalidateQueries()
    throw error
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={({ reason }) => send(reason).catch(lookAgain)}>
        {children && <div className="grid gap-2 text-ink-2">{children}</div>}
        <ReasonField />
        <DialogFoot onClose={onClose} isDangerous={isDangerous}>
          {action}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

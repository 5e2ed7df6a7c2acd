import { WithReason } from '@bra/contract/kit/shapes'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CallError } from '../../../lib/call.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ReasonField } from './ReasonField.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'

const CHANGED = 409

interface ReasonDialogProps {
  title: string
  action: string
  isDangerous?: boolean
  children?: ReactNode
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

export function ReasonDialog({ title, action, isDangerous, children, send, onClose }: ReasonDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const form = useContractForm(WithReason, { reason: '' })
  // The thing changed meanwhile: the page shows its current state, and the typed reason stays.
  const lookAgain = (error: unknown) => {
    if (error instanceof CallError && error.status === CHANGED) void queries.invalidateQueries()
    throw error
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t(siteTexts.close)}>
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

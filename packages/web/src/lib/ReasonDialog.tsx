import { WithReason } from '@bra/contract/shapes'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ContractForm, useContractForm } from './form.tsx'
import { FormTextArea, SubmitButton } from './form-fields.tsx'
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
        <FormTextArea name="reason" rows={2} maxLength={500} label={t('admin.reason')} hint={t('admin.reasonHint')} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <SubmitButton variant={isDangerous ? 'danger' : 'solid'}>{action}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}

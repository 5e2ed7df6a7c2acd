import { invoices } from '@bra/contract/dispatch/invoices'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSendSaleChange } from '../store-orders/store-orders.data.ts'
import { invoiceTexts } from './texts.ts'

export type Explained = 'cancel' | 'correct'

interface ExplainDialogProps {
  id: number
  purpose?: Invoice['purpose']
  kind: Explained
  onClose: () => void
}

export const ExplainDialog = ({ kind, ...rest }: ExplainDialogProps) =>
  kind === 'cancel' ? <CancelInvoice {...rest} /> : <CorrectInvoice {...rest} />

type Props = Omit<ExplainDialogProps, 'kind'>

function CancelInvoice({ id, purpose = 'sale', onClose }: Props) {
  const t = useText()
  const send = useSendSaleChange()
  const form = useContractForm(invoicesSchemas.cancel.body, { id, purpose, reason: '' })
  return (
    <Dialog open onClose={onClose} title={t(invoiceTexts.cancelTitle)} closeLabel={t(siteTexts.close)}>
      <ContractForm
        form={form}
        send={async (body) => {
          const { message } = await send(invoices.cancel, { body })
          toast.success(message)
          onClose()
        }}
      >
        <p className="max-w-[60ch]">{t(invoiceTexts.cancelHint)}</p>
        <FormTextArea
          name="reason"
          rows={3}
          maxLength={255}
          label={t(invoiceTexts.reason)}
          hint={t(invoiceTexts.least)}
        />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)} isDangerous>
          {t(invoiceTexts.cancel)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

function CorrectInvoice({ id, onClose }: Props) {
  const t = useText()
  const send = useSendSaleChange()
  const form = useContractForm(invoicesSchemas.correct.body, { id, text: '' })
  return (
    <Dialog open onClose={onClose} title={t(invoiceTexts.correctTitle)} closeLabel={t(siteTexts.close)}>
      <ContractForm
        form={form}
        send={async (body) => {
          const { message } = await send(invoices.correct, { body })
          toast.success(message)
          onClose()
        }}
      >
        <p className="max-w-[60ch]">{t(invoiceTexts.correctHint)}</p>
        <FormTextArea
          name="text"
          rows={3}
          maxLength={255}
          label={t(invoiceTexts.correction)}
          hint={t(invoiceTexts.least)}
        />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(invoiceTexts.correct)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

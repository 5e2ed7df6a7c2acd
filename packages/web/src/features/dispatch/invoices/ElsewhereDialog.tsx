import { invoices } from '@bra/contract/dispatch/invoices'
import { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText } from '../../../lib/form-fields.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { type ChangedSale, useSendSaleChange } from '../store-orders/store-orders.data.ts'
import { RecipientPart } from './RecipientPart.tsx'
import { invoiceTexts } from './texts.ts'
import { XmlDrop } from './XmlDrop.tsx'

/** Takes the document of another system: by its file, in which everything can be checked, or by its key. */
export function ElsewhereDialog({
  sale: { id, order_id: order },
  onClose,
}: {
  sale: StoreSaleDetail
  onClose: () => void
}) {
  const t = useText()
  const send = useSendSaleChange()
  const form = useContractForm(invoicesSchemas.make.body, { id, key: '' })
  const done = ({ message }: ChangedSale) => {
    toast.success(message)
    onClose()
  }
  const file = useMutation({ mutationFn: (xml: string) => send(invoices.make, { body: { id, xml } }), onSuccess: done })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(invoiceTexts.elsewhereTitle, { id: String(order) })}
      closeLabel={t(siteTexts.close)}
    >
      <div className="grid gap-4">
        <RecipientPart id={id} />
        <XmlDrop
          label={t(invoiceTexts.xmlLabel)}
          hint={t(invoiceTexts.xmlHint)}
          choose={t(invoiceTexts.xmlChoose)}
          onFiles={([chosen]) => file.mutate(chosen!.xml)}
        />
        <Refusal error={file.error} />
        <ContractForm form={form} send={async (body) => done(await send(invoices.make, { body }))}>
          <FormText
            name="key"
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
            label={t(invoiceTexts.key)}
            hint={t(invoiceTexts.keyHint)}
          />
          <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
            {t(invoiceTexts.keyTake)}
          </DialogFoot>
        </ContractForm>
      </div>
    </Dialog>
  )
}

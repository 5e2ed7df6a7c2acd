import { storeOrders } from '@bra/contract/store-orders'
import { storeOrdersSchemas } from '@bra/contract/store-orders.schemas'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { SaleDialogProps } from './CancelSaleDialog.tsx'
import { useSendSaleChange } from './store-orders.data.ts'

/** What the buyer asked for is refused, with a word to say why. */
export function KeepSaleDialog({ sale, onClose, onChanged }: SaleDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const form = useContractForm(storeOrdersSchemas.keep.body, { id: sale.id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('selling.keepTitle', { id: String(sale.order_id) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={async (body) => onChanged(await send(storeOrders.keep, body))}>
        <p className="max-w-[60ch]">{t('selling.keepHint')}</p>
        <FormTextArea
          name="comment"
          rows={3}
          maxLength={500}
          label={t('orders.comment')}
          hint={t('selling.commentHint')}
          optional
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('orders.back')}
          </Button>
          <SubmitButton>{t('selling.keep')}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}

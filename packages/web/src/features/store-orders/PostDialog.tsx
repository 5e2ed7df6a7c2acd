import { storeOrders } from '@bra/contract/store-orders'
import { storeOrdersSchemas } from '@bra/contract/store-orders.schemas'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { SaleDialogProps } from './CancelSaleDialog.tsx'
import { useSendSaleChange } from './store-orders.data.ts'

/** It is with the carrier: the code under which it travels, or that the buyer has fetched it. */
export function PostDialog({ sale, onClose, onChanged }: SaleDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const form = useContractForm(storeOrdersSchemas.move.body, {
    id: sale.id,
    move: 'post',
    tracking_code: sale.label_code ?? '',
  })
  const isPickup = sale.shipping.code === 'retirada'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isPickup ? 'selling.handTitle' : 'selling.postTitle', { id: String(sale.order_id) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={async (body) => onChanged(await send(storeOrders.move, body))}>
        <p className="max-w-[60ch]">{t(isPickup ? 'selling.handHint' : 'selling.postHint')}</p>
        {!isPickup && (
          <FormText
            name="tracking_code"
            label={t('orders.trackingCode')}
            hint={t('selling.postCodeHint')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional={!sale.shipping.tracked}
          />
        )}
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.post')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

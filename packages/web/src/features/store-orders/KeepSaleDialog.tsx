import { storeOrders } from '@bra/contract/store-orders'
import { storeOrdersSchemas } from '@bra/contract/store-orders.schemas'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { useText } from '../../lib/text.tsx'
import { CommentField } from '../orders/CancelFields.tsx'
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
        <CommentField hint={t('selling.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.keep')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

import { money } from '@bra/contract/format'
import { storeOrders } from '@bra/contract/store-orders'
import { type StoreSaleDetail, storeOrdersSchemas } from '@bra/contract/store-orders.schemas'
import type { CancelReason } from '@bra/contract/orders.schemas'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { useText } from '../../lib/text.tsx'
import { CancelReasonField, CommentField } from '../orders/CancelFields.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type ChangedSale, useSendSaleChange } from './store-orders.data.ts'

export interface SaleDialogProps {
  sale: StoreSaleDetail
  onClose: () => void
  onChanged: (changed: ChangedSale) => void
}

/** Those that a store may have. */
const reasons: CancelReason[] = ['out_of_stock', 'ordered_wrong', 'other']

/** Says what becomes of the money, and asks why; where the buyer has asked for it, the reason is known. */
export function CancelSaleDialog({ sale, onClose, onChanged }: SaleDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const isAsked = sale.state === 'cancellation_requested'
  const known = (isAsked && sale.cancellation?.reason) || ('' as CancelReason)
  const form = useContractForm(storeOrdersSchemas.cancel.body, { id: sale.id, reason: known })
  const price = money(sale.goods_cents + sale.freight_cents)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isAsked ? 'selling.grantTitle' : 'selling.cancelTitle', { id: String(sale.order_id) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={async (body) => onChanged(await send(storeOrders.cancel, body))}>
        <p className="max-w-[60ch]">{t('selling.cancelHint', { price })}</p>
        {!isAsked && <CancelReasonField reasons={reasons} />}
        <CommentField hint={t('selling.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')} isDangerous>
          {t(isAsked ? 'selling.grant' : 'selling.cancel')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

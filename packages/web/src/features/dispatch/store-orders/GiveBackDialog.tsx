import { centsOf } from '@bra/contract/trade/cents'
import { money } from '@bra/contract/trade/format'
import { type StoreSaleDetail, storeOrdersSchemas } from '@bra/contract/dispatch/store-orders.schemas'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { orderActionTexts } from '../../orders/parcels/order-action-texts.ts'
import { saleActionTexts } from './sale-action-texts.ts'
import { type ChangedSale, useSendSaleChange } from './store-orders.data.ts'

interface GiveBackDialogProps {
  sale: StoreSaleDetail
  onClose: () => void
  onChanged: (changed: ChangedSale) => void
}

/** Lets the store say how much of the held amount goes back to the buyer, who keeps the goods, and why. */
export function GiveBackDialog({ sale, onClose, onChanged }: GiveBackDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const { refunded_cents: refunded } = sale
  const form = useContractForm(storeOrdersSchemas.giveBack.body, { id: sale.id, refunded_cents: refunded, reason: '' })
  const most = money(sale.goods_cents + sale.freight_cents - refunded)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(saleActionTexts.giveBackTitle, { id: String(sale.order_id) })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={async (body) => onChanged(await send(storeOrders.giveBack, { body }))}>
        <p className="max-w-[60ch]">{t(saleActionTexts.giveBackHint, { price: most })}</p>
        <FormText
          name="cents"
          label={t(saleActionTexts.giveBackCents)}
          before="R$"
          inputMode="decimal"
          autoComplete="off"
          className="text-right tabular-nums"
          read={(typed) => (typeof typed === 'string' ? (centsOf(typed) ?? Number.NaN) : typed)}
        />
        <FormTextArea
          name="reason"
          rows={2}
          maxLength={500}
          label={t(orderActionTexts.why)}
          hint={t(saleActionTexts.commentHint)}
        />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)} isDangerous>
          {t(saleActionTexts.giveBack)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

import { orders } from '@bra/contract/orders'
import { ordersSchemas } from '@bra/contract/orders.schemas'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSendChange } from './orders.data.ts'
import type { ParcelDialogProps } from './ParcelActions.tsx'

/** The code under which the cards travel back. */
export function SendBackDialog({ parcel, store, onClose, onChanged }: ParcelDialogProps) {
  const t = useText()
  const send = useSendChange()
  const form = useContractForm(ordersSchemas.sendBack.body, { store_order_id: parcel.id, tracking_code: '' })
  return (
    <Dialog open onClose={onClose} title={t('orders.sendBackTitle', { store })} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={async (body) => onChanged(await send(orders.sendBack, body))}>
        <p>{t('orders.sendBackHint')}</p>
        <FormText
          name="tracking_code"
          label={t('orders.trackingCode')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('orders.back')}
          </Button>
          <SubmitButton>{t('orders.sendBackSend')}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}

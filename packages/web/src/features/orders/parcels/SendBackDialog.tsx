import { parcels } from '@bra/contract/orders/parcels'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { orderActionTexts } from './order-action-texts.ts'
import { useSendChange } from '../orders/orders.data.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'
import { ParcelPlace } from './ParcelPlace.tsx'
import { TrackingCodeField } from './TrackingCodeField.tsx'

export function SendBackDialog({ parcel, store, onClose, onChanged }: ParcelDialogProps) {
  const t = useText()
  const send = useSendChange()
  const form = useContractForm(
    parcelsSchemas.sendBack.body,
    { store_order_id: parcel.id, tracking_code: parcel.return_tracking?.code ?? '' },
    { key: `return ${parcel.id}`, names: ['tracking_code'] },
  )
  return (
    <Dialog open onClose={onClose} title={t(orderActionTexts.sendBackTitle, { store })} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={async (body) => onChanged(await send(parcels.sendBack, { body }))}>
        <ParcelPlace parcel={parcel} />
        <p>{t(orderActionTexts.sendBackHint)}</p>
        <TrackingCodeField />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(orderActionTexts.sendBackSend)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

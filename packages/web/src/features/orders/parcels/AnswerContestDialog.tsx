import { parcels } from '@bra/contract/orders/parcels'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormPhotos } from '../../ground/photos/FormPhotos.tsx'
import { orderActionTexts } from './order-action-texts.ts'
import { useSendChange } from '../orders/orders.data.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'

/** Lets the buyer answer once, with text and photos, when the store contests a return. */
export function AnswerContestDialog({ parcel, store, onClose, onChanged }: ParcelDialogProps) {
  const t = useText()
  const send = useSendChange()
  const form = useContractForm(
    parcelsSchemas.answerContest.body,
    { store_order_id: parcel.id, comment: '', photos: [] },
    { key: `contest ${parcel.id}`, names: ['comment', 'photos'] },
  )
  return (
    <Dialog open onClose={onClose} title={t(orderActionTexts.answerTitle, { store })} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={async (body) => onChanged(await send(parcels.answerContest, { body }))}>
        <p className="max-w-[60ch]">{t(orderActionTexts.answerHint)}</p>
        <FormTextArea name="comment" rows={3} maxLength={500} label={t(orderActionTexts.answerWords)} />
        <FormPhotos name="photos" label={t(orderActionTexts.proofs)} hint={t(orderActionTexts.answerPhotosHint)} />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(orderActionTexts.answerSend)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

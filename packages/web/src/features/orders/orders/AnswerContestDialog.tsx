import { parcels } from '@bra/contract/orders/parcels'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormPhotos } from '../../ground/photos/FormPhotos.tsx'
import { useSendChange } from './orders.data.ts'
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
    <Dialog open onClose={onClose} title={t('places.answerTitle', { store })} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={async (body) => onChanged(await send(parcels.answerContest, body))}>
        <p className="max-w-[60ch]">{t('places.answerHint')}</p>
        <FormTextArea name="comment" rows={3} maxLength={500} label={t('places.answerWords')} />
        <FormPhotos name="photos" label={t('places.proofs')} hint={t('places.answerPhotosHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('places.answerSend')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

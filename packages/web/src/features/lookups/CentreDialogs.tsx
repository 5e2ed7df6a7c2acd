import { centreParcels } from '@bra/contract/centre-parcels'
import { centreParcelsSchemas } from '@bra/contract/centre-parcels.schemas'
import { money } from '@bra/contract/format'
import type { SeenParcel } from '@bra/contract/lookups.schemas'
import type { CancelReason } from '@bra/contract/orders.schemas'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelReasonField, CommentField } from '../orders/CancelFields.tsx'
import { useSendCentreChange } from './centre.data.ts'

interface CentreDialogProps {
  orderId: number
  parcel: SeenParcel
  onClose: () => void
}

const reasons: CancelReason[] = ['out_of_stock', 'ordered_wrong', 'other']

/** It is with the carrier, under this code. */
export function CentrePostDialog({ orderId, parcel, onClose }: CentreDialogProps) {
  const t = useText()
  const send = useSendCentreChange()
  const form = useContractForm(centreParcelsSchemas.move.body, {
    move: 'post',
    tracking_code: parcel.tracking_code ?? '',
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('selling.postTitle', { id: String(orderId) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm
        form={form}
        send={async (body) => {
          await send(centreParcels.move, { params: { id: parcel.id }, body })
          onClose()
        }}
      >
        <p className="max-w-[60ch]">
          {parcel.shipping}. {t('selling.postHint')}
        </p>
        <FormText
          name="tracking_code"
          label={t('orders.trackingCode')}
          hint={t('selling.postCodeHint')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.post')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

/** Says what becomes of money and goods, and asks why. */
export function CentreCancelDialog({ orderId, parcel, onClose }: CentreDialogProps) {
  const t = useText()
  const send = useSendCentreChange()
  const isAsked = parcel.state === 'cancellation_requested'
  // what the buyer has said is kept
  const form = useContractForm(centreParcelsSchemas.cancel.body, { reason: isAsked ? 'other' : ('' as CancelReason) })
  const price = money(parcel.goods_cents + parcel.freight_cents)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isAsked ? 'selling.grantTitle' : 'selling.cancelTitle', { id: String(orderId) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm
        form={form}
        send={async (body) => {
          await send(centreParcels.cancel, { params: { id: parcel.id }, body })
          onClose()
        }}
      >
        <p className="max-w-[60ch]">{t('lookups.centreCancelHint', { price })}</p>
        {!isAsked && <CancelReasonField reasons={reasons} />}
        <CommentField hint={t('selling.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')} isDangerous>
          {t(isAsked ? 'selling.grant' : 'selling.cancel')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

/** What the buyer asked for is refused, with a word to say why. */
export function CentreKeepDialog({ orderId, parcel, onClose }: CentreDialogProps) {
  const t = useText()
  const send = useSendCentreChange()
  const form = useContractForm(centreParcelsSchemas.keep.body, {})
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('selling.keepTitle', { id: String(orderId) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm
        form={form}
        send={async (body) => {
          await send(centreParcels.keep, { params: { id: parcel.id }, body })
          onClose()
        }}
      >
        <p className="max-w-[60ch]">{t('selling.keepHint')}</p>
        <CommentField hint={t('selling.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.keep')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

import type { SiteText } from '@bra/contract/kit/both'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import { use } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, FormId, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { StarChoice } from '../../../ui/StarChoice.tsx'
import { orderActionTexts } from './order-action-texts.ts'
import { useSendReview } from '../orders/orders.data.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'

/** A review cannot be changed later and is public. */
export function ReviewDialog({ parcel, store, onClose, onChanged }: ParcelDialogProps) {
  const t = useText()
  const send = useSendReview()
  const form = useContractForm(
    parcelsSchemas.review.body,
    { store_order_id: parcel.id },
    { key: `review ${parcel.id}`, names: ['stars', 'comment'] },
  )
  return (
    <Dialog open onClose={onClose} title={t(orderActionTexts.reviewTitle, { store })} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={async (body) => onChanged(await send(body))}>
        <p className="text-ink-2">{t(orderActionTexts.reviewHint)}</p>
        <FormStars />
        <FormTextArea name="comment" maxLength={1000} label={t(orderActionTexts.reviewComment)} optional />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(orderActionTexts.reviewSend)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

const words: SiteText[] = [
  orderActionTexts.star1,
  orderActionTexts.star2,
  orderActionTexts.star3,
  orderActionTexts.star4,
  orderActionTexts.star5,
]

function FormStars() {
  const t = useText()
  const { control } = useFormContext<{ stars?: number }>()
  const { field, fieldState } = useController({ control, name: 'stars' })
  const id = `${use(FormId)}-stars`
  return (
    <StarChoice
      id={id}
      name={field.name}
      legend={t(orderActionTexts.stars)}
      value={field.value}
      onChoose={field.onChange}
      nameOf={(count) => t(orderActionTexts.starsOf, { count })}
      word={field.value ? t(words[field.value - 1]!) : undefined}
      error={fieldState.error?.message}
    />
  )
}

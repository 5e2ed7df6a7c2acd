import { offerLabels } from '@bra/contract/selling/offer-labels'
import { offerLabelsSchemas } from '@bra/contract/selling/offer-labels.schemas'
import { callEndpoint } from '../../../lib/call.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useCall } from '../../../lib/env.ts'
import { FormCheckbox, FormText } from '../../../lib/form-fields.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { openPdf } from '../../../lib/open-pdf.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { offerLabelTexts } from './texts.ts'

interface OfferLabelsDialogProps {
  storeId: number
  ids: number[]
  onClose: () => void
}

/** Prints small labels whose barcode the picking list understands; the PDF opens in a new tab. */
export function OfferLabelsDialog({ storeId, ids, onClose }: OfferLabelsDialogProps) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(offerLabelsSchemas.print.body, { store_id: storeId, ids, each_unit: false, first: 1 })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(offerLabelTexts.title, { count: ids.length })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm
        form={form}
        send={async (body) => {
          const { message, result } = await callEndpoint(call, offerLabels.print, { body })
          openPdf(result)
          toast.success(message)
          onClose()
        }}
      >
        <p className="max-w-[60ch] text-ink-2">{t(offerLabelTexts.hint)}</p>
        <FormCheckbox name="each_unit">{t(offerLabelTexts.eachUnit)}</FormCheckbox>
        <FormText
          name="first"
          inputMode="numeric"
          label={t(offerLabelTexts.first)}
          hint={t(offerLabelTexts.firstHint)}
        />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(offerLabelTexts.print)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

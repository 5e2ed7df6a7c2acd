import { complaints } from '@bra/contract/care/complaints'
import { type Complaint, complaintsSchemas } from '@bra/contract/care/complaints.schemas'
import { DialogFoot } from '../../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormTextArea } from '../../../../lib/form-fields.tsx'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FormPhotos } from '../../../ground/photos/FormPhotos.tsx'
import { type Changed, useSendChange } from '../complaints.data.ts'
import { complaintThreadTexts } from './texts.ts'

interface DisputeDialogProps {
  complaint: Complaint
  onClose: () => void
  onChanged: (changed: Changed) => void
}

/** After this statement an operator decides. */
export function DisputeDialog({ complaint, onClose, onChanged }: DisputeDialogProps) {
  const t = useText()
  const send = useSendChange(complaint)
  const form = useContractForm(
    complaintsSchemas.dispute.body,
    { id: complaint.id, body: '', photos: [] },
    { key: `dispute ${complaint.id}`, names: ['body', 'photos'] },
  )
  return (
    <Dialog open onClose={onClose} title={t(complaintThreadTexts.dispute)} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={async (body) => onChanged(await send(complaints.dispute, { body }))}>
        <p className="max-w-[60ch]">{t(complaintThreadTexts.disputeHint)}</p>
        <FormTextArea name="body" rows={3} maxLength={1000} label={t(complaintThreadTexts.disputeWords)} />
        <FormPhotos name="photos" label={t(complaintThreadTexts.writePhotos)} />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(complaintThreadTexts.disputeSend)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

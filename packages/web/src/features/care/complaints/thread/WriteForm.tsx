import { complaints } from '@bra/contract/care/complaints'
import { type Complaint, complaintsSchemas } from '@bra/contract/care/complaints.schemas'
import { namesContact } from '@bra/contract/trade/contact-words'
import { ShieldAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Notice } from '../../../../ui/states.tsx'
import { FormPhotos } from '../../../ground/photos/FormPhotos.tsx'
import { messageTexts } from '../../../orders/order-messages/texts.ts'
import { useSendChange } from '../complaints.data.ts'
import { complaintTexts } from '../texts.ts'
import { complaintThreadTexts } from './texts.ts'

/** Form of a message with photos; it warns whoever writes contact data that deals outside the site are not protected. */
export function WriteForm({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const { id, you } = complaint
  const send = useSendChange(complaint)
  const empty = { id, body: '', photos: [] }
  const kept = { key: `complaint ${id}`, names: ['body', 'photos'] }
  const form = useContractForm(complaintsSchemas.addMessage.body, empty, kept)
  const typed = useWatch({ control: form.control, name: 'body' })
  return (
    <ContractForm
      form={form}
      className="grid gap-3 border-t border-line p-4 sm:px-5"
      send={async (message) => {
        const { body, photos } = message
        await (you === 'operator'
          ? send(complaints.write, { params: { id }, body: { body, photos } })
          : send(complaints.addMessage, { body: message }))
        form.reset(empty)
      }}
    >
      <FormTextArea
        name="body"
        rows={2}
        maxLength={1000}
        label={t(complaintThreadTexts[`writeTo_${you}`])}
        hint={you === 'operator' ? t(complaintTexts.bothRead) : undefined}
      />
      <FormPhotos name="photos" label={t(complaintThreadTexts.writePhotos)} />
      <div aria-live="polite" className="empty:hidden">
        {you !== 'operator' && namesContact(typed) && (
          <Notice tone="buriti" icon={<ShieldAlert aria-hidden size={20} strokeWidth={1.75} />}>
            {t(messageTexts.contact)}
          </Notice>
        )}
      </div>
      <div>
        <SubmitButton variant="tonal">{t(complaintThreadTexts.send)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

import { complaints } from '@bra/contract/care/complaints'
import { type Complaint, complaintsSchemas } from '@bra/contract/care/complaints.schemas'
import { date } from '@bra/contract/trade/format'
import { MapPin } from 'lucide-react'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Sum, Sums } from '../../../../ui/Sums.tsx'
import { toast } from '../../../../ui/toast.ts'
import { orderActionTexts } from '../../../orders/parcels/order-action-texts.ts'
import { parcelTexts } from '../../../orders/orders/parcel-texts.ts'
import { TrackingCodeField } from '../../../orders/parcels/TrackingCodeField.tsx'
import { useSendChange } from '../complaints.data.ts'
import { complaintThreadTexts } from './texts.ts'

export function ReturnPart({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const { return: back, actions } = complaint
  if (!back) return null
  const facts = [
    [t(orderActionTexts.trackingCode), back.tracking_code],
    [t(complaintThreadTexts.returnPosted), back.posted_at && date(back.posted_at)],
    [t(complaintThreadTexts.returnUntil), back.send_back_until && date(back.send_back_until)],
    [t(complaintThreadTexts.returnReceivedBy), back.received_by && date(back.received_by)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {back.place && (
        <p className="flex items-start gap-2">
          <MapPin aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-ink-2" />
          <span>
            <span className="block text-small text-ink-2">{t(complaintThreadTexts.returnPlace)}</span>
            {back.place}
          </span>
        </p>
      )}
      <Sums>
        {facts.map(([name, fact]) => (
          <Sum key={name} name={name}>
            {fact}
          </Sum>
        ))}
      </Sums>
      {actions.includes('send_back') && <p className="text-ink-2">{t(parcelTexts.postage)}</p>}
      {actions.includes('send_back') && <CodeForm complaint={complaint} code={back.tracking_code} />}
    </div>
  )
}

function CodeForm({ complaint, code }: { complaint: Complaint; code: string | null }) {
  const t = useText()
  const send = useSendChange(complaint)
  const form = useContractForm(
    complaintsSchemas.sendBack.body,
    { id: complaint.id, tracking_code: code ?? '' },
    { key: `complaint ${complaint.id} return`, names: ['tracking_code'] },
  )
  return (
    <ContractForm
      form={form}
      send={async (body) => {
        const { message } = await send(complaints.sendBack, { body })
        toast.success(message)
      }}
    >
      <TrackingCodeField />
      <SubmitButton variant={code ? 'outline' : 'solid'}>
        {t(code ? complaintThreadTexts.correctCode : complaintThreadTexts.saveCode)}
      </SubmitButton>
    </ContractForm>
  )
}

import { reviewReports } from '@bra/contract/care/review-reports'
import { ReportReason, reviewReportsSchemas } from '@bra/contract/care/review-reports.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { reviewReportTexts } from './texts.ts'

export function ReportReview({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(
    reviewReportsSchemas.report.body,
    { reason: 'offensive' },
    { key: `report ${id}`, names: ['reason', 'comment'] },
  )
  const send = async (body: { reason: ReportReason; comment?: string }) => {
    const { message } = await callEndpoint(call, reviewReports.report, { params: { id }, body })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t(reviewReportTexts.title)} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={send}>
        <p className="text-ink-2">{t(reviewReportTexts.intro)}</p>
        <FormSelect name="reason" label={t(reviewReportTexts.reason)}>
          {ReportReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {t(reviewReportTexts[reason])}
            </option>
          ))}
        </FormSelect>
        <FormTextArea name="comment" label={t(reviewReportTexts.comment)} rows={3} maxLength={500} optional />
        <DialogFoot onClose={onClose}>{t(reviewReportTexts.send)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

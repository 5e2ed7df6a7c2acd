import { reviewReports } from '@bra/contract/care/review-reports'
import { ReportReason, reviewReportsSchemas } from '@bra/contract/care/review-reports.schemas'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { reviewReportTexts } from './texts.ts'

export function ReportReview({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const report = useSend(reviewReports.report, { tells: true })
  const form = useContractForm(
    reviewReportsSchemas.report.body,
    { reason: 'offensive' },
    { key: `report ${id}`, names: ['reason', 'comment'] },
  )
  return (
    <Dialog open onClose={onClose} title={t(reviewReportTexts.title)} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={(body) => report({ params: { id }, body }).then(onClose)}>
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

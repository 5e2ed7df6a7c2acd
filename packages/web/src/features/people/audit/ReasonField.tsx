import { FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { auditTexts } from './texts.ts'

/** The reason of an operator; it is stored in the audit log. */
export function ReasonField() {
  const t = useText()
  return (
    <FormTextArea name="reason" rows={2} maxLength={500} label={t(auditTexts.reason)} hint={t(auditTexts.reasonHint)} />
  )
}

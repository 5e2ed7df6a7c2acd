import { FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'

/** The reason of an operator; it is stored in the audit log. */
export function ReasonField() {
  const t = useText()
  return <FormTextArea name="reason" rows={2} maxLength={500} label={t('admin.reason')} hint={t('admin.reasonHint')} />
}

import { FormTextArea } from './form-fields.tsx'
import { useText } from './text.tsx'

/** Why an operator does it: kept with what was done. */
export function ReasonField() {
  const t = useText()
  return <FormTextArea name="reason" rows={2} maxLength={500} label={t('admin.reason')} hint={t('admin.reasonHint')} />
}

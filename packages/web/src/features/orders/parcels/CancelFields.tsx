import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import { FormSelect, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { orderActionTexts } from './order-action-texts.ts'
import { reasonTexts } from './Outcome.tsx'

export function CancelReasonField({ reasons }: { reasons: CancelReason[] }) {
  const t = useText()
  return (
    <FormSelect name="reason" label={t(orderActionTexts.why)}>
      <option value="">{t(orderActionTexts.whyFirst)}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {t(reasonTexts[reason])}
        </option>
      ))}
    </FormSelect>
  )
}

export function CommentField({ hint }: { hint: string }) {
  const t = useText()
  return (
    <FormTextArea name="comment" rows={3} maxLength={500} label={t(orderActionTexts.comment)} hint={hint} optional />
  )
}

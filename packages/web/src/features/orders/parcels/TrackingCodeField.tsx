import { FormText, type FormTextProps } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { orderActionTexts } from './order-action-texts.ts'

export function TrackingCodeField(props: Pick<FormTextProps, 'hint' | 'optional'>) {
  const t = useText()
  return (
    <FormText
      name="tracking_code"
      label={t(orderActionTexts.trackingCode)}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}

import { FormText, type FormTextProps } from '../../../lib/form-fields.tsx'

export const PhoneField = (props: Omit<FormTextProps, 'mask' | 'type'>) => (
  <FormText autoComplete="tel-national" {...props} type="tel" mask="phone" />
)

import { FormText, type FormTextProps } from '../../lib/form-fields.tsx'

/** A landline or a mobile, with area code. */
export const PhoneField = (props: Omit<FormTextProps, 'mask' | 'type'>) => (
  <FormText autoComplete="tel-national" {...props} type="tel" mask="phone" />
)

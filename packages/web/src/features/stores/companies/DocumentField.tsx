import { FormText, type FormTextProps } from '../../../lib/form-fields.tsx'

/** A CPF or a CNPJ, which may have letters; the mask follows what is typed. */
export const DocumentField = (props: Omit<FormTextProps, 'mask'>) => (
  <FormText
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    {...props}
    mask="document"
    inputMode="text"
  />
)

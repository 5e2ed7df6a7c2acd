import { useFormContext, useWatch } from 'react-hook-form'
import { PhotoField } from './PhotoField.tsx'

interface FormPhotoProps {
  /** As the schema calls it; empty where there is no picture. */
  name: string
  label: string
  hint?: string
  optional?: boolean
}

/** The one picture of a field of a form. */
export function FormPhoto({ name, label, hint, optional }: FormPhotoProps) {
  const { setValue, getFieldState, formState } = useFormContext()
  const image = useWatch({ name }) as string
  return (
    <PhotoField
      name={name}
      label={label}
      optional={optional}
      hint={hint}
      photos={image ? [image] : []}
      most={1}
      onChange={([next = '']) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      error={getFieldState(name, formState).error?.message}
    />
  )
}

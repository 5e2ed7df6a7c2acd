import { useFormContext, useWatch } from 'react-hook-form'
import { PhotoField } from './PhotoField.tsx'

interface FormPhotoProps {
  /** The field of this name holds an empty string without a picture. */
  name: string
  label: string
  hint?: string
  optional?: boolean
}

export function FormPhoto({ name, label, hint, optional }: FormPhotoProps) {
  const { setValue, getValues, getFieldState, formState } = useFormContext()
  const image = useWatch({ name }) as string
  return (
    <PhotoField
      name={name}
      label={label}
      optional={optional}
      hint={hint}
      photos={listOf(image)}
      most={1}
      onChange={(change) => {
        const [next = ''] = change(listOf(getValues(name) as string))
        setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }}
      error={getFieldState(name, formState).error?.message}
    />
  )
}

const listOf = (image: string) => (image ? [image] : [])

import { useFormContext, useWatch } from 'react-hook-form'
import { PhotoField } from './PhotoField.tsx'

interface FormPhotosProps {
  name: string
  label: string
  hint?: string
}

/** A field of several photos; it may stay empty. */
export function FormPhotos({ name, label, hint }: FormPhotosProps) {
  const { setValue, getValues, getFieldState, formState } = useFormContext()
  const photos = (useWatch({ name }) as string[] | undefined) ?? []
  return (
    <PhotoField
      optional
      {...{ name, label, hint, photos }}
      onChange={(change) =>
        setValue(name, change((getValues(name) as string[] | undefined) ?? []), { shouldDirty: true })
      }
      error={getFieldState(name, formState).error?.message}
    />
  )
}

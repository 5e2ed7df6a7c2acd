import { TypedStoreFace } from '@bra/contract/stores/store-face.schemas'
import { useEffect } from 'react'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { FaceFields } from './FaceFields.tsx'
import { type FaceFieldValues, faceOf, fieldsOf, type TypedFace } from './onboarding.data.ts'
import { storeOpeningTexts } from './texts.ts'

interface FaceStepProps {
  face: TypedFace
  /** Called with each key, so that the draft keeps even invalid text. */
  onType: (face: TypedFace) => void
  onDone: (face: TypedFace) => void
  refused: Record<string, string>
}

export function FaceStep({ face, onType, onDone, refused }: FaceStepProps) {
  const t = useText()
  const form = useContractForm(TypedStoreFace, fieldsOf(face))
  const { watch, getValues } = form
  useEffect(() => {
    const watching = watch((typed) => onType(faceOf(typed as Partial<FaceFieldValues>)))
    return () => watching.unsubscribe()
  }, [watch, onType])
  const { setError, setFocus } = form
  useEffect(() => {
    const names = Object.keys(refused) as (keyof FaceFieldValues)[]
    for (const name of names) setError(name, { type: 'server', message: refused[name] })
    // Waits until the wizard has moved the focus to its first field.
    const timer = names[0] && setTimeout(() => setFocus(names[0]!))
    return () => clearTimeout(timer || undefined)
  }, [refused, setError, setFocus])
  const send = async () => onDone(faceOf(getValues() as FaceFieldValues))
  return (
    <ContractForm form={form} send={send} className="panel flex max-w-2xl flex-col gap-4 p-5 sm:p-7">
      <FaceFields />
      <div className="flex justify-end">
        <SubmitButton>{t(storeOpeningTexts.next)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

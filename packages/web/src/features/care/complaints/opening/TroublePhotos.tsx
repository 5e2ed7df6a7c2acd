import { passportFrames } from '@bra/contract/ground/passports'
import { useText } from '../../../../lib/text.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { PassportFields } from '../../../ground/photos/passports/PassportFields.tsx'
import type { Line, Trouble } from './draft.ts'
import { fieldOf, photosNeeded } from './missing.ts'
import { complaintOpeningTexts } from './texts.ts'

export interface TroublePhotosProps {
  line: Line
  trouble: Trouble
  /** Receives a function of the current answers, because they may change while a photo is sent. */
  onChange: (change: (now: Trouble) => Partial<Trouble>) => void
  /** Returns nothing until the buyer wanted to go on. */
  errorOf: (field: string) => string | undefined
}

export function TroublePhotos({ line, trouble, onChange, errorOf }: TroublePhotosProps) {
  const t = useText()
  const needed = photosNeeded(trouble)
  const errors = passportFrames.flatMap((frame) => errorOf(fieldOf(line.id, `photo-${frame}`)) ?? [])
  return (
    <fieldset className="min-w-0" aria-describedby={errors.length > 0 ? `${line.id}-photos-error` : undefined}>
      <legend className="mb-1.5 text-label font-semibold">{t(complaintOpeningTexts.photosOfCard)}</legend>
      <p className="mb-1.5 text-small text-ink-3">
        {needed > 0 ? t(complaintOpeningTexts.photosNeeded, { count: needed }) : t(complaintOpeningTexts.photosHelp)}
      </p>
      <PassportFields
        of={line.name}
        value={trouble.passport}
        fieldOf={(frame) => fieldOf(line.id, `photo-${frame}`)}
        onChange={(change) => onChange((now) => ({ passport: change(now.passport) }))}
      />
      <div id={`${line.id}-photos-error`}>
        {errors.map((error) => (
          <FieldError key={error} id={`${line.id}-${error}`}>
            {error}
          </FieldError>
        ))}
      </div>
    </fieldset>
  )
}

import { useText } from '../../../../lib/text.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { PhotoFrame } from '../../../ground/photos/PhotoFrame.tsx'
import { frames, type Line, type Trouble } from './draft.ts'
import { fieldOf, photosNeeded } from './missing.ts'

export interface TroublePhotosProps {
  line: Line
  trouble: Trouble
  onChange: (change: Partial<Trouble>) => void
  /** Returns what is wrong with a field, once the buyer wanted to go on. */
  errorOf: (field: string) => string | undefined
}

/** Four frames for photos, in the order in which a card is looked at. */
export function TroublePhotos({ line, trouble, onChange, errorOf }: TroublePhotosProps) {
  const t = useText()
  const needed = photosNeeded(trouble)
  const field = (at: number) => fieldOf(line.id, `photo-${frames[at]!}`)
  const errors = frames.flatMap((_, at) => errorOf(field(at)) ?? [])
  return (
    <fieldset className="min-w-0" aria-describedby={errors.length > 0 ? `${line.id}-photos-error` : undefined}>
      <legend className="mb-1.5 text-label font-semibold">{t('complaining.photosOfCard')}</legend>
      <div className="grid grid-cols-4 gap-2 sm:max-w-md">
        {frames.map((frame, at) => (
          <PhotoFrame
            key={frame}
            id={field(at)}
            label={t(`complaining.frame_${frame}`)}
            of={line.name}
            image={trouble.photos[at] ?? null}
            onChange={(image) => onChange({ photos: trouble.photos.with(at, image) })}
          />
        ))}
      </div>
      <p className="mt-1.5 text-small text-ink-3">
        {needed > 0 ? t('complaining.photosNeeded', { count: needed }) : t('complaining.photosHelp')}
      </p>
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

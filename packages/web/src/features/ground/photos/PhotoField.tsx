import { MAX_PHOTOS } from '@bra/contract/ground/photo-limits'
import { ChevronLeft, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { formTexts } from '../../../lib/form-texts.ts'
import { photoSized } from './photo-size.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { accepted, useUpload } from './photos.data.ts'
import { photoTexts } from './texts.ts'

interface PhotoFieldProps {
  name?: string
  label: string
  hint?: string
  optional?: boolean
  photos: string[]
  /** Receives a function of the current photos, because they may change while an upload runs. */
  onChange: (change: (photos: string[]) => string[]) => void
  most?: number
  error?: string
}

/** Uploads photos as soon as they are chosen; buttons change their order and remove them. */
export function PhotoField({
  name,
  label,
  hint,
  optional,
  photos,
  onChange,
  most = MAX_PHOTOS,
  error,
}: PhotoFieldProps) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, left, problems } = useUpload()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    const images = await upload(files, most - photos.length)
    onChange((now) => [...now, ...images].slice(0, most))
  }
  const remove = (image: string) => {
    onChange((now) => now.filter((one) => one !== image))
    input.current?.focus()
  }
  const told = problems.length > 0 ? problems : error ? [error] : []
  return (
    <fieldset className="min-w-0" aria-busy={left > 0} aria-describedby={told.length > 0 ? `${id}-error` : undefined}>
      <legend className="mb-1 text-label font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> {t(formTexts.optional)}</span>}
      </legend>
      {hint && <p className="mb-1.5 text-small text-ink-3">{hint}</p>}
      <ul className="flex flex-wrap gap-3">
        {photos.map((image, at) => (
          <Photo
            key={image}
            image={image}
            count={at + 1}
            onRemove={() => remove(image)}
            onEarlier={() => onChange((now) => earlier(now, image))}
          />
        ))}
        {left > 0 && (
          <li className="grid size-24 place-items-center rounded-control bg-sunken">
            <Spinner />
          </li>
        )}
      </ul>
      {photos.length < most && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <label
            className={`${buttonStyle('outline')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <span className="inline-flex items-center gap-2">
              <ImagePlus aria-hidden size={20} strokeWidth={1.75} />
              {t(photoTexts.add)}
            </span>
            <input
              ref={input}
              id={id}
              name={name}
              type="file"
              accept={accepted}
              multiple={most > 1}
              disabled={left > 0}
              aria-label={`${t(photoTexts.add)}: ${label}`}
              className="sr-only"
              onChange={(event) => void choose(event)}
            />
          </label>
          <span className="text-small text-ink-3">{t(photoTexts.limits, { count: most - photos.length })}</span>
        </div>
      )}
      <VisuallyHidden live>{left > 0 ? t(photoTexts.sending, { count: left }) : ''}</VisuallyHidden>
      <div id={`${id}-error`}>
        {[...new Set(told)].map((text, at) => (
          <FieldError key={text} id={`${id}-error-${at}`}>
            {text}
          </FieldError>
        ))}
      </div>
    </fieldset>
  )
}

function earlier(photos: string[], image: string) {
  const at = photos.indexOf(image)
  return at < 1 ? photos : photos.with(at, photos[at - 1]!).with(at - 1, image)
}

interface PhotoProps {
  image: string
  /** Position of the photo, counted from 1. */
  count: number
  onRemove: () => void
  onEarlier: () => void
}

function Photo({ image, count, onRemove, onEarlier }: PhotoProps) {
  const t = useText()
  return (
    <li className="relative">
      <Shown image={image} alt={t(photoTexts.photo, { count })} />
      <span className="absolute -top-2 -right-2">
        <IconButton compact look="floating" label={t(photoTexts.remove, { count })} onClick={onRemove}>
          <X aria-hidden size={16} strokeWidth={2} />
        </IconButton>
      </span>
      {count > 1 && (
        <span className="absolute -bottom-2 -left-2">
          <IconButton compact look="floating" label={t(photoTexts.earlier, { count })} onClick={onEarlier}>
            <ChevronLeft aria-hidden size={16} strokeWidth={2} />
          </IconButton>
        </span>
      )}
    </li>
  )
}

const Shown = ({ image, alt }: { image: string; alt: string }) => (
  <img
    src={photoSized(image, 240)}
    alt={alt}
    width={96}
    height={96}
    className="size-24 rounded-control border border-line bg-sunken object-cover"
  />
)

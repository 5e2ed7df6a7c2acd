import { Camera, RotateCw, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { photoSized } from './photo-size.ts'
import { accepted, useUploadOne } from './photos.data.ts'
import { photoTexts } from './texts.ts'

interface PhotoFrameProps {
  id: string
  /** Says what the photo should show, such as "Frente". */
  label: string
  /** Names the thing for screen readers, such as "Boitatá". */
  of: string
  image: string | null
  /** Drawn in the empty frame instead of the sign of a camera. */
  sketch?: ReactNode
  onChange: (image: string | null) => void
}

/** A photo that could not be sent waits here to be sent again. */
export function PhotoFrame({ id, label, of, image, sketch, onChange }: PhotoFrameProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const uploadOne = useUploadOne()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ file: File; why: string } | null>(null)
  const send = async (file: File) => {
    setBusy(true)
    const { image: sent, wrong } = await uploadOne(file)
    setBusy(false)
    setFailed(wrong ? { file, why: wrong } : null)
    if (sent) onChange(sent)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void send(file)
  }
  const remove = () => {
    onChange(null)
    input.current?.focus()
  }
  return (
    <div className="min-w-0" aria-busy={isBusy}>
      <label className="grid aspect-[4/5] cursor-pointer place-items-center overflow-hidden rounded-control border border-dashed border-line-strong bg-sunken text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {image ? (
          <img
            src={photoSized(image, 240)}
            alt={t(photoTexts.frameOf, { label, of })}
            width={96}
            height={120}
            className="size-full object-contain"
          />
        ) : isBusy ? (
          <Spinner />
        ) : (
          (sketch ?? <Camera aria-hidden size={20} strokeWidth={1.75} />)
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepted}
          disabled={isBusy}
          aria-label={t(image ? photoTexts.frameChange : photoTexts.frameAdd, { label, of })}
          aria-describedby={failed ? `${id}-error` : undefined}
          className="sr-only"
          onChange={choose}
        />
      </label>
      {/* On the photo the name would cover the very edge that one looks for. */}
      <p className="mt-1 flex min-h-9 items-center justify-center gap-1 text-small text-ink-2">
        <span aria-hidden>{label}</span>
        {image && (
          <IconButton compact label={t(photoTexts.frameRemove, { label, of })} onClick={remove}>
            <X aria-hidden size={16} strokeWidth={2} />
          </IconButton>
        )}
      </p>
      <VisuallyHidden live>{isBusy ? t(photoTexts.sending, { count: 1 }) : ''}</VisuallyHidden>
      {failed && (
        <div role="alert" className="mt-1 grid gap-1">
          <FieldError id={`${id}-error`}>{failed.why}</FieldError>
          <Button
            size="small"
            variant="outline"
            icon={<RotateCw aria-hidden size={16} strokeWidth={2} />}
            onClick={() => void send(failed.file)}
          >
            {t(photoTexts.again)}
          </Button>
        </div>
      )}
    </div>
  )
}

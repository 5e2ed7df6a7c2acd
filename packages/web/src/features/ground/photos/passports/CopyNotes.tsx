import { photosOfPassport } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { useText } from '../../../../lib/text.tsx'
import { PassportButton } from './PassportButton.tsx'
import { copyNoteTexts } from './copy-note-texts.ts'

interface CopyNotesProps {
  /** Names the card, and tells its notes from those of the others. */
  name: string
  of: { comment: string | null; photos: string[]; passport: CardPassport | null }
}

export function CopyNotes({ name, of: { comment, photos: all, passport } }: CopyNotesProps) {
  const t = useText()
  const photos = all.filter((photo) => !photosOfPassport(passport).includes(photo))
  if (!comment && !passport && photos.length === 0) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {comment && <p className="w-full text-label text-ink-2">{comment}</p>}
      {passport && <PassportButton passport={passport} of={name} word={t(copyNoteTexts.passport)} />}
      {photos.map((photo, at) => (
        <a key={photo} href={photo} target="_blank" rel="noreferrer" className="rounded-tag">
          <img
            src={photo}
            alt={t(copyNoteTexts.copyPhoto, { number: at + 1, name })}
            width={32}
            height={44}
            loading="lazy"
            className="h-11 w-8 rounded-tag object-cover"
          />
        </a>
      ))}
    </div>
  )
}

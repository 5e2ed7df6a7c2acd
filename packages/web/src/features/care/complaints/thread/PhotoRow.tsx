import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { photoSized } from '../../../ground/photos/photo-size.ts'
import { complaintThreadTexts } from './texts.ts'

export interface Moment {
  key: string
  name: string
  note: string
  photos: string[]
  /** What the first photos show (“Frente”), in their order; the others have no name. */
  frames: string[]
}

export function PhotoRow({ moment: { name, note, photos }, none }: { moment: Moment; none: string }) {
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p>
        <b className="block">{name}</b>
        <span className="text-small text-ink-2 tabular-nums">{note}</span>
      </p>
      {photos.length > 0 ? (
        <PhotoLinks name={name} photos={photos} className="aspect-[4/5] w-full" />
      ) : (
        <p className="text-ink-2">{none}</p>
      )}
    </div>
  )
}

interface PhotoLinksProps {
  /** Names who took the photos, or what they show, in the texts for screen readers. */
  name: string
  photos: string[]
  className: string
}

export function PhotoLinks({ name, photos, className }: PhotoLinksProps) {
  const t = useText()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 empty:hidden sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photoSized(photo, 1280)} target="_blank" rel="noreferrer" className="block rounded-control">
            <img
              src={photoSized(photo, 240)}
              alt={t(complaintThreadTexts.photoOf, { name, count: String(at + 1) })}
              width={120}
              height={150}
              loading="lazy"
              className={`${className} rounded-control border border-line bg-sunken object-contain`}
            />
            <span className="sr-only">{t(siteTexts.newWindow)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

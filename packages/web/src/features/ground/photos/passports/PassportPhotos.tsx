import { passportFrames } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { photoSized } from '../photo-size.ts'
import { photoTexts } from '../texts.ts'
import { DefectLegend } from './DefectLegend.tsx'
import { numbered } from './passport-draft.ts'
import { Pin, PinnedPhoto } from './PinnedPhoto.tsx'
import { passportTexts } from './texts.ts'

export function PassportPhotos({ passport, of }: { passport: CardPassport; of: string }) {
  const t = useText()
  const defects = numbered(passport.defects)
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {passportFrames.map((frame) => {
          const image = passport.photos[frame]
          if (!image) return null
          const label = t(passportTexts[`frame_${frame}`])
          return (
            <li key={frame}>
              <a href={photoSized(image, 1280)} target="_blank" rel="noreferrer" className="block rounded-control">
                <PinnedPhoto image={image} size={240} alt={t(photoTexts.frameOf, { label, of })}>
                  {defects.map((defect) => defect.frame === frame && <Pin key={defect.number} of={defect} />)}
                </PinnedPhoto>
                <span className="sr-only">{t(siteTexts.newWindow)}</span>
              </a>
              <p aria-hidden className="mt-1 text-center text-small text-ink-2">
                {label}
              </p>
            </li>
          )
        })}
      </ul>
      {defects.length > 0 ? (
        <DefectLegend defects={defects} />
      ) : (
        <p className="text-label text-ink-2">{t(passportTexts.noDefects)}</p>
      )}
    </div>
  )
}

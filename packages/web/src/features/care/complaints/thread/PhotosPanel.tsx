import type { Complaint, ComplaintLine } from '@bra/contract/care/complaints.schemas'
import { passportFrames, photosOfPassport } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { date } from '@bra/contract/trade/format'
import { Columns2, Layers2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { FilterChip } from '../../../../ui/Chip.tsx'
import { passportTexts } from '../../../ground/photos/passports/texts.ts'
import { Overlay } from './Overlay.tsx'
import { PassportRows } from './PassportRows.tsx'
import { type Moment, PhotoRow } from './PhotoRow.tsx'
import { complaintThreadTexts } from './texts.ts'

export function PhotosPanel({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const title = useId()
  const [isOver, setOver] = useState(false)
  const [before, after] = useMoments(complaint)
  if (before.photos.length + after.photos.length === 0) return null
  const canOverlay = before.photos.length > 0 && after.photos.length > 0
  return (
    <section aria-labelledby={title} className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={title} className="text-h3">
          {t(complaint.lines.some(hasLooks) ? passportTexts.title : complaintThreadTexts.photos)}
        </h2>
        {canOverlay && (
          <div role="group" aria-label={t(complaintThreadTexts.photosView)} className="flex gap-2">
            <FilterChip
              pressed={!isOver}
              icon={<Columns2 aria-hidden size={16} strokeWidth={2} />}
              onClick={() => setOver(false)}
            >
              {t(complaintThreadTexts.sideBySide)}
            </FilterChip>
            <FilterChip
              pressed={isOver}
              icon={<Layers2 aria-hidden size={16} strokeWidth={2} />}
              onClick={() => setOver(true)}
            >
              {t(complaintThreadTexts.overlay)}
            </FilterChip>
          </div>
        )}
      </div>
      {isOver && canOverlay ? (
        <Overlay before={before} after={after} />
      ) : (
        <SideBySide {...{ complaint, before, after }} />
      )}
      <p className="mt-3 text-small text-ink-3">{t(complaintThreadTexts.photosKept)}</p>
    </section>
  )
}

const hasLooks = ({ passport, packed, received }: ComplaintLine) => Boolean(passport || packed || received)

interface SideBySideProps {
  complaint: Complaint
  before: Moment
  after: Moment
}

/** A card with passports is shown frame by frame; others have all photos of the offer, then all of the buyer. */
function SideBySide({ complaint, before, after }: SideBySideProps) {
  const t = useText()
  const looked = complaint.lines.filter(hasLooks)
  if (looked.length > 0) return looked.map((line) => <PassportRows key={line.id} {...{ complaint, line }} />)
  return (
    <div className="mt-4 grid gap-4">
      <PhotoRow moment={before} none={t(complaintThreadTexts.noOfferPhotos)} />
      <PhotoRow moment={after} none={t(complaintThreadTexts.noBuyerPhotos)} />
    </div>
  )
}

/** The photos that the store took when it packed come first. */
function useMoments({ lines, messages, buyer }: Complaint): [Moment, Moment] {
  const t = useText()
  const offered = lines.flatMap(({ listing_photos: photos }) => photos)
  const packed = lines.flatMap((line) => photosOfPassport(line.packed?.passport ?? null))
  const [opening] = messages
  const several = lines.length > 1
  const framesOf = (line: ComplaintLine, passport: CardPassport | null | undefined) =>
    passportFrames
      .filter((frame) => passport?.photos[frame])
      .map((frame) => [several && line.name, t(passportTexts[`frame_${frame}`])].filter(Boolean).join(', '))
  return [
    {
      key: 'offer',
      name: t(complaintThreadTexts.photosOffer),
      note: offered[0] ? date(offered[0].at) : '',
      photos: [...packed, ...offered.map(({ image }) => image)],
      frames: lines.flatMap((line) => framesOf(line, line.packed?.passport)),
    },
    {
      key: 'buyer',
      name: t(complaintThreadTexts.photosBuyer),
      note: opening ? `${date(opening.at)}, ${buyer}` : buyer,
      photos: opening?.photos ?? [],
      frames: lines.flatMap((line) => framesOf(line, line.received)),
    },
  ]
}

import type { Complaint } from '@bra/contract/care/complaints.schemas'
import { date } from '@bra/contract/trade/format'
import { Columns2, Layers2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { FilterChip } from '../../../../ui/Chip.tsx'
import { Overlay } from './Overlay.tsx'
import { type Moment, PhotoRow } from './PhotoRow.tsx'

/** Photos of the offer and of what arrived, one above the other or laid over each other. */
export function PhotosPanel({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const title = useId()
  const [isOver, setOver] = useState(false)
  const [before, after] = momentsOf(complaint, {
    offer: t('complaints.photosOffer'),
    buyer: t('complaints.photosBuyer'),
  })
  if (before.photos.length + after.photos.length === 0) return null
  const canOverlay = before.photos.length > 0 && after.photos.length > 0
  return (
    <section aria-labelledby={title} className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={title} className="text-h3">
          {t('complaints.photos')}
        </h2>
        {canOverlay && (
          <div role="group" aria-label={t('complaints.photosView')} className="flex gap-2">
            <FilterChip
              pressed={!isOver}
              icon={<Columns2 aria-hidden size={16} strokeWidth={2} />}
              onClick={() => setOver(false)}
            >
              {t('complaints.sideBySide')}
            </FilterChip>
            <FilterChip
              pressed={isOver}
              icon={<Layers2 aria-hidden size={16} strokeWidth={2} />}
              onClick={() => setOver(true)}
            >
              {t('complaints.overlay')}
            </FilterChip>
          </div>
        )}
      </div>
      {isOver && canOverlay ? (
        <Overlay before={before} after={after} />
      ) : (
        <div className="mt-4 grid gap-4">
          <PhotoRow moment={before} none={t('complaints.noOfferPhotos')} />
          <PhotoRow moment={after} none={t('complaints.noBuyerPhotos')} />
        </div>
      )}
      <p className="mt-3 text-small text-ink-3">{t('complaints.photosKept')}</p>
    </section>
  )
}

function momentsOf({ lines, messages, buyer }: Complaint, names: { offer: string; buyer: string }): [Moment, Moment] {
  const offered = lines.flatMap(({ listing_photos: photos }) => photos)
  const [opening] = messages
  return [
    {
      key: 'offer',
      name: names.offer,
      note: offered[0] ? date(offered[0].at) : '',
      photos: offered.map(({ image }) => image),
    },
    {
      key: 'buyer',
      name: names.buyer,
      note: opening ? `${date(opening.at)}, ${buyer}` : buyer,
      photos: opening?.photos ?? [],
    },
  ]
}

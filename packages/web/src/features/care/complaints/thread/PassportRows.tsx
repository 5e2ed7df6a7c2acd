import type { Complaint, ComplaintLine } from '@bra/contract/care/complaints.schemas'
import { passportFrames } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { date } from '@bra/contract/trade/format'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { tradeTexts } from '../../../../lib/trade-texts.ts'
import { ConditionTag } from '../../../../ui/ConditionTag.tsx'
import { passportTexts } from '../../../ground/photos/passports/texts.ts'
import { photoSized } from '../../../ground/photos/photo-size.ts'
import { DefectLegend } from '../../../ground/photos/passports/DefectLegend.tsx'
import { numbered } from '../../../ground/photos/passports/passport-draft.ts'
import { Pin, PinnedPhoto } from '../../../ground/photos/passports/PinnedPhoto.tsx'
import { photoTexts } from '../../../ground/photos/texts.ts'
import { complaintTexts } from '../texts.ts'
import { complaintThreadTexts } from './texts.ts'

interface Look {
  key: 'offer' | 'packed' | 'buyer'
  name: string
  note: string
  condition: ComplaintLine['condition'] | null
  passport: CardPassport | null
  /** The text that stands here if there are no photos. */
  none: string
}

/** The same frames of one card when it was offered, when it was packed and when it came, one row below the other. */
export function PassportRows({ complaint, line }: { complaint: Complaint; line: ComplaintLine }) {
  const t = useText()
  const looks = useLooks(complaint, line)
  const defects = looks.flatMap(({ key, passport }) =>
    passport && passport.defects.length > 0 ? [{ key, marked: numbered(passport.defects) }] : [],
  )
  return (
    <div className="mt-4 grid gap-4">
      <div aria-hidden className="hidden grid-cols-[7rem_repeat(4,minmax(0,1fr))] gap-3 sm:grid">
        <span />
        {passportFrames.map((frame) => (
          <span key={frame} className="text-center text-label text-ink-2">
            {t(passportTexts[`frame_${frame}`])}
          </span>
        ))}
      </div>
      {looks.map((look) => (
        <LookRow key={look.key} look={look} of={line.name} />
      ))}
      {defects.map(({ key, marked }) => (
        <div key={key} className="border-t border-line pt-3">
          <h3 className="mb-2 text-label font-semibold">{t(complaintThreadTexts[`defects_${key}`])}</h3>
          <DefectLegend defects={marked} />
        </div>
      ))}
    </div>
  )
}

function useLooks({ messages: [opening], store, buyer }: Complaint, line: ComplaintLine): Look[] {
  const t = useText()
  const { passport, packed, received, listing_photos: shown } = line
  const by = store?.name ?? t(complaintTexts.centre)
  return [
    {
      ...{ key: 'offer', name: t(complaintThreadTexts.photosOffer), passport, condition: line.condition },
      note: [shown[0] && date(shown[0].at), by].filter(Boolean).join(', '),
      none: t(complaintThreadTexts.noOfferPhotos),
    },
    {
      ...{
        key: 'packed',
        name: t(complaintThreadTexts.photosPacked),
        condition: null,
        passport: packed?.passport ?? null,
      },
      note: packed ? date(packed.at) : '',
      none: t(packed ? complaintThreadTexts.packedAsOffered : complaintThreadTexts.notChecked),
    },
    {
      ...{
        key: 'buyer',
        name: t(complaintThreadTexts.photosBuyer),
        passport: received,
        condition: line.received_condition,
      },
      note: opening ? `${date(opening.at)}, ${buyer}` : buyer,
      none: t(complaintThreadTexts.noBuyerPhotos),
    },
  ]
}

function LookRow({ look: { name, note, condition, passport, none }, of }: { look: Look; of: string }) {
  const t = useText()
  const defects = numbered(passport?.defects ?? [])
  return (
    <section
      aria-label={name}
      className="grid grid-cols-4 items-start gap-x-3 gap-y-2 sm:grid-cols-[7rem_repeat(4,minmax(0,1fr))]"
    >
      <div className="max-sm:col-span-4 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3">
        <b className="block">{name}</b>
        <span className="block text-small text-ink-2 tabular-nums">{note}</span>
        {condition && (
          <span className="mt-1 block">
            <ConditionTag short code={condition} word={t(tradeTexts[condition])} />
          </span>
        )}
      </div>
      {!passport && <p className="col-span-4 text-ink-2">{none}</p>}
      {passport &&
        passportFrames.map((frame) => {
          const image = passport.photos[frame]
          const label = t(passportTexts[`frame_${frame}`])
          if (!image) return <span key={frame} />
          return (
            <a
              key={frame}
              href={photoSized(image, 1280)}
              target="_blank"
              rel="noreferrer"
              className="block rounded-control"
            >
              <PinnedPhoto image={image} size={240} alt={`${name}: ${t(photoTexts.frameOf, { label, of })}`}>
                {defects.map((defect) => defect.frame === frame && <Pin key={defect.number} of={defect} />)}
              </PinnedPhoto>
              <span className="sr-only">{t(siteTexts.newWindow)}</span>
            </a>
          )
        })}
    </section>
  )
}

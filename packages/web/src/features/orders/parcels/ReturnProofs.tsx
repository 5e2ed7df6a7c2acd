import type { ReturnProofs as Proofs } from '@bra/contract/orders/orders.schemas'
import { photoSized } from '../../ground/photos/photo-size.ts'
import { useText } from '../../../lib/text.tsx'
import { parcelTexts } from '../orders/parcel-texts.ts'

export function ReturnProofs({ of, isBuyer }: { of: Proofs; isBuyer?: boolean }) {
  const t = useText()
  const answer = t(isBuyer ? parcelTexts.yourAnswer : parcelTexts.buyerSays)
  return (
    <div className="grid gap-3 rounded-control bg-sunken px-4 py-3 empty:hidden">
      {of.return_note && <Side name={t(parcelTexts.storeSays)} words={of.return_note} photos={of.return_photos} />}
      {of.return_reply && <Side name={answer} words={of.return_reply} photos={of.return_reply_photos} />}
    </div>
  )
}

function Side({ name, words, photos }: { name: string; words: string; photos: string[] }) {
  const t = useText()
  return (
    <div>
      <p className="text-label font-semibold">{name}</p>
      <p className="max-w-[68ch] break-words whitespace-pre-line">{words}</p>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, at) => (
          <li key={photo}>
            <a
              href={photoSized(photo, 1280)}
              target="_blank"
              rel="noreferrer"
              className="block rounded-control print:hidden"
            >
              <img
                src={photoSized(photo, 240)}
                alt={t(parcelTexts.proof, { side: name, count: String(at + 1) })}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-control border border-line bg-surface object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

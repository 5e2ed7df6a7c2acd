import { useId, useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Select } from '../../../../ui/inputs.tsx'
import { photoSized } from '../../../ground/photos/photo-size.ts'
import { photoTexts } from '../../../ground/photos/texts.ts'
import type { Moment } from './PhotoRow.tsx'
import { complaintThreadTexts } from './texts.ts'

const HALF = 50
const layer = 'absolute inset-0 size-full object-contain'

export function Overlay({ before, after }: { before: Moment; after: Moment }) {
  const t = useText()
  const id = useId()
  const [share, setShare] = useState(HALF)
  const [[under, over], setShown] = useState([0, 0])
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="relative aspect-[4/5] overflow-hidden rounded-control border border-line bg-sunken">
        <img src={photoSized(before.photos[under]!, 1280)} alt={before.name} className={layer} />
        <img
          src={photoSized(after.photos[over]!, 1280)}
          alt={after.name}
          className={layer}
          style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}
        />
      </div>
      <div className="grid content-start gap-4">
        <label htmlFor={id} className="grid gap-1.5 text-label font-semibold">
          {t(complaintThreadTexts.overlayShare, { before: before.name, after: after.name })}
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={5}
            value={share}
            onChange={(event) => setShare(Number(event.target.value))}
            className="min-h-11 w-full accent-mata"
          />
        </label>
        <PhotoChoice moment={before} value={under} onChange={(at) => setShown([at, over])} />
        <PhotoChoice moment={after} value={over} onChange={(at) => setShown([under, at])} />
      </div>
    </div>
  )
}

interface PhotoChoiceProps {
  moment: Moment
  value: number
  onChange: (at: number) => void
}

function PhotoChoice({ moment: { name, photos, frames }, value, onChange }: PhotoChoiceProps) {
  const t = useText()
  if (photos.length < 2) return null
  return (
    <Select label={name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {photos.map((photo, at) => (
        <option key={photo} value={at}>
          {frames[at] ?? t(photoTexts.photo, { count: at + 1 })}
        </option>
      ))}
    </Select>
  )
}

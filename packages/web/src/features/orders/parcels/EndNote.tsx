import { useText } from '../../../lib/text.tsx'
import { type Ended, endOf } from './parcel-end.ts'
import { parcelTexts } from '../orders/parcel-texts.ts'

export function EndNote({ of }: { of: Ended }) {
  const t = useText()
  const end = endOf(of)
  return end && <b className="text-ink">{t(parcelTexts[`endedBy_${end.by}`])}</b>
}

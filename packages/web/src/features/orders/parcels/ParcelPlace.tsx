import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { MapPin } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { Notice } from '../../../ui/states.tsx'
import { parcelTexts } from '../orders/parcel-texts.ts'

export function ParcelPlace({ parcel: { place, state } }: { parcel: StoreOrder }) {
  const t = useText()
  if (!place) return null
  const isReturn = state.startsWith('return')
  const returnTitle = state === 'return_authorised' ? parcelTexts.sendTo : parcelTexts.sentTo
  return (
    <Notice icon={<MapPin aria-hidden size={20} strokeWidth={1.75} />}>
      <b className="block">{t(isReturn ? returnTitle : parcelTexts.pickUpAt)}</b>
      <address className="not-italic select-all">
        <WholeDates text={place} />
      </address>
      <span className="block text-ink-2">{t(isReturn ? parcelTexts.postage : parcelTexts.pickUpHint)}</span>
    </Notice>
  )
}

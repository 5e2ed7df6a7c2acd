import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { useDeliveryWindow } from '../../stores/shipping/useDeliveryWindow.ts'
import { cartTexts } from '../cart/texts.ts'
import type { Parcel } from './purchase.ts'

/** One line for each parcel: "Toca do Saci: PAC, chega entre 08-12-2026 e 10-12-2026, R$ 13,90". */
export const Freights = ({ parcels }: { parcels: Parcel[] }) => (
  <ul className="flex flex-col gap-1">
    {parcels.map((parcel) => (
      <li key={parcel.key}>
        <FreightLine parcel={parcel} />
      </li>
    ))}
  </ul>
)

function FreightLine({ parcel: { store, shipping, freight_cents: cents, parcels, part } }: { parcel: Parcel }) {
  const t = useText()
  const windowOf = useDeliveryWindow()
  const days = shipping && windowOf(shipping)
  const arrival = days && t(shipping.code === 'retirada' ? cartTexts.pickUp : cartTexts.arrives, { ...days })
  const price = cents === 0 ? t(cartTexts.free) : cents === null ? t(cartTexts.unknownFreight) : money(cents)
  const several = parcels > 1 ? t(cartTexts.inParcels, { count: parcels }) : part
  return (
    <>
      <span className="font-semibold text-ink">{store ?? t(cartTexts.center)}</span>{' '}
      <span className="text-label">
        <WholeDates text={[shipping?.name, several, arrival, price].filter(Boolean).join(' · ')} />
      </span>
    </>
  )
}

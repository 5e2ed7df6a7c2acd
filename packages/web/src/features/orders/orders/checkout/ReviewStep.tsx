import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { WholeDates } from '../../../../lib/WholeDates.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { linkStyle } from '../../../../ui/linkStyle.ts'
import { Money } from '../../../../ui/Money.tsx'
import { useDeliveryWindow } from '../../../stores/shipping/useDeliveryWindow.ts'
import { daysQuery, REGRET_DAYS } from '../orders.data.ts'
import type { Parcel, Purchase } from './purchase.ts'

interface ReviewStepProps {
  purchase: Purchase
  address: ReactNode
  payment: ReactNode
  /** For example "com Pix" or "em 3x". */
  how: string
  isPaying: boolean
  /** Says why the order cannot be paid right now. */
  waitsFor: string | null
  onPay: () => void
}

export function ReviewStep({ purchase, address, payment, how, isPaying, waitsFor, onPay }: ReviewStepProps) {
  const t = useText()
  const { data: regret } = useQuery(daysQuery('regret_days'))
  return (
    <>
      {/* stands before the rest, because the pay button stays in view and could be pressed before this is read */}
      <p className="mb-5 max-w-[68ch] text-label text-ink-2">
        {t('checkout.regret', { count: Number(regret?.value ?? REGRET_DAYS) })}{' '}
        <Reading path={paths.text('devolucao')}>{t('checkout.regretLink')}</Reading> {t('checkout.terms')}{' '}
        <Reading path={paths.text('termos')}>{t('checkout.termsLink')}</Reading>.
      </p>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact name={t('checkout.address')}>{address}</Fact>
        <Fact name={t('checkout.parcels')}>
          <ul className="flex flex-col gap-2">
            {purchase.parcels.map((parcel) => (
              <ParcelLine key={parcel.key} parcel={parcel} />
            ))}
          </ul>
        </Fact>
        <Fact name={t('checkout.payment')}>{payment}</Fact>
        <Fact name={t('cart.total')}>
          <Money cents={purchase.total_cents} size="large" />
        </Fact>
      </dl>
      <div className="sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 rounded-b-panel border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button size="large" className="max-sm:w-full" busy={isPaying} disabled={waitsFor !== null} onClick={onPay}>
          {t('checkout.pay', { total: money(purchase.total_cents), how })}
        </Button>
        {waitsFor && <p className="mt-2 text-label font-semibold text-urucum">{waitsFor}</p>}
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-label font-semibold text-ink-3 max-sm:-mb-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function ParcelLine({ parcel }: { parcel: Parcel }) {
  const t = useText()
  const windowOf = useDeliveryWindow()
  const { shipping } = parcel
  const days = shipping && windowOf(shipping)
  return (
    <li>
      <span className="font-semibold">{parcel.store ?? t('cart.center')}</span>
      <span className="block text-label text-ink-2">
        {shipping?.name}
        {days && ' · '}
        {days && (
          <WholeDates
            text={shipping.code === 'retirada' ? t('cart.pickUp', { last: days.last }) : t('cart.arrives', days)}
          />
        )}
        {' · '}
        {parcel.freight_cents === 0 ? t('cart.free') : money(parcel.freight_cents)}
      </span>
    </li>
  )
}

/** Opens in a new tab, so that the checkout is not lost. */
function Reading({ path, children }: { path: string; children: ReactNode }) {
  const t = useText()
  return (
    <a href={path} target="_blank" rel="noreferrer" className={linkStyle}>
      {children}
      <span className="sr-only"> {t('checkout.newTab')}</span>
    </a>
  )
}

import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { clsx } from 'clsx'
import { Banknote, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { CancellationNote, RefundNote } from './Outcome.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelEvents } from './ParcelEvents.tsx'
import { ParcelMessages } from './ParcelMessages.tsx'
import { ParcelLines } from '../orders/ParcelLines.tsx'
import { ParcelPlace } from './ParcelPlace.tsx'
import { ParcelReview } from './ParcelReview.tsx'
import { ParcelTimeline } from './ParcelTimeline.tsx'
import { ParcelTracking } from './ParcelTracking.tsx'
import { newsOf } from './parcel-news.ts'
import { parcelInWords, partInWords } from '../orders/parcel-part.ts'
import { ReturnProofs } from './ReturnProofs.tsx'
import { StateBadge } from '../orders/StateBadge.tsx'
import { ordersTexts } from '../orders/texts.ts'
import { useParcelFocus } from './useParcelFocus.ts'

interface ParcelPanelProps {
  parcel: StoreOrder
  ofOrder: StoreOrder[]
  /** Buttons of other parts of the product, beside those of the parcel. */
  acts: ReactNode
  children: ReactNode
}

export function ParcelPanel({ parcel, ofOrder, acts, children }: ParcelPanelProps) {
  const t = useText()
  const { language } = useEnv().visit
  const { heading, keepFocus } = useParcelFocus(parcel)
  const store = parcel.store?.name ?? t(ordersTexts.center)
  const look = newsOf(parcel, { t, language })
  return (
    <section
      id={`pacote-${parcel.id}`}
      aria-label={parcelInWords(parcel, { sender: store, t })}
      className="panel scroll-mt-28"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-4 sm:px-5">
        {parcel.store && <Avatar src={parcel.store.avatar} name={store} size={36} />}
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 basis-40 font-sans text-input font-bold tracking-normal"
        >
          <StoreName parcel={parcel} />
          {parcel.parts > 1 && (
            <span className="block text-label font-normal text-ink-2">{partInWords(parcel, t)}</span>
          )}
        </h2>
        <StateBadge state={parcel.state} />
      </header>
      <div className="grid gap-5 p-4 sm:p-5">
        {look && (
          <div>
            <p className={clsx('title text-h3', look.isLate && 'flex items-center gap-2 text-buriti')}>
              {look.isLate && <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="flex-none" />}
              <WholeDates text={look.title} />
            </p>
            {look.hint && (
              <p className="mt-1 max-w-[68ch] text-ink-2">
                <WholeDates text={look.hint} />
              </p>
            )}
          </div>
        )}
        {parcel.return_contested && <ReturnProofs isBuyer of={parcel} />}
        <CancellationNote parcel={parcel} />
        <RefundNote parcel={parcel} icon={<Banknote aria-hidden size={20} strokeWidth={1.75} />} />
        <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
          <ParcelActions parcel={parcel} ofOrder={ofOrder} store={store} onChanged={keepFocus} />
          {acts}
        </div>
        {children}
        <ParcelTimeline parcel={parcel} store={store} />
        <ParcelPlace parcel={parcel} />
        <ParcelTracking tracking={parcel.return_tracking ?? parcel.tracking} />
        <ParcelReview parcel={parcel} />
      </div>
      <ParcelLines parcel={parcel} store={store} />
      <ParcelEvents parcel={parcel} />
      {parcel.store && parcel.events.some(({ state }) => state === 'paid') && (
        <ParcelMessages id={parcel.id} store={store} />
      )}
    </section>
  )
}

function StoreName({ parcel: { store } }: { parcel: StoreOrder }) {
  const t = useText()
  if (!store)
    return (
      <>
        <Badge tone="ipe" className="text-body">
          {t(ordersTexts.center)}
        </Badge>
        <span className="mt-1 block text-label font-normal text-ink-2">{t(ordersTexts.centerHint)}</span>
      </>
    )
  return (
    <Link to={paths.store(store.slug)} className="rounded-[3px] hover:underline">
      {store.name}
    </Link>
  )
}

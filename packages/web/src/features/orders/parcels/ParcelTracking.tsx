import { date } from '@bra/contract/trade/format'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { ExternalLink } from 'lucide-react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { orderActionTexts } from './order-action-texts.ts'
import { parcelTexts } from '../orders/parcel-texts.ts'

export function ParcelTracking({ tracking }: Pick<StoreOrder, 'tracking'>) {
  const t = useText()
  if (!tracking) return null
  const { carrier, code, url, posted_at: postedAt } = tracking
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-40 flex-1">
        <span className="block text-small text-ink-3">
          {carrier && `${carrier} · `}
          <span className="tabular-nums">{t(parcelTexts.postedOn, { day: date(postedAt) })}</span>
        </span>
        {code ? (
          <span className="block font-bold tracking-wide select-all">
            <span className="sr-only">{t(orderActionTexts.trackingCode)} </span>
            {code}
          </span>
        ) : (
          <span className="block text-label">{t(parcelTexts.noTracking)}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {code && (
          <CopyButton
            value={code}
            label={t(parcelTexts.copyCode)}
            copiedLabel={t(parcelTexts.copied)}
            onFail={() => toast.warning(t(parcelTexts.copyFailed))}
          />
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonStyle('outline', 'small')}>
            {t(parcelTexts.follow)}
            <ExternalLink aria-hidden size={16} strokeWidth={2} />
            <span className="sr-only">{t(siteTexts.newWindow)}</span>
          </a>
        )}
      </div>
    </div>
  )
}

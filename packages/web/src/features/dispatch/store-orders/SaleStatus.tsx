import { money } from '@bra/contract/trade/format'
import type { OrderEvent } from '@bra/contract/orders/orders.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { FileText, Tag } from 'lucide-react'
import { useState } from 'react'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { officeTitles } from '../../../lib/office-titles.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Part } from '../../orders/orders/OrderSums.tsx'
import { CancellationNote } from '../../orders/parcels/Outcome.tsx'
import { parcelTexts } from '../../orders/orders/parcel-texts.ts'
import { ParcelTimeline } from '../../orders/parcels/ParcelTimeline.tsx'
import { ParcelTracking } from '../../orders/parcels/ParcelTracking.tsx'
import { lookOf } from '../../orders/orders/parcel-states.ts'
import { InvoicePanel } from '../invoices/InvoicePanel.tsx'
import { labelTexts } from './label-texts.ts'
import { LabelDialog } from './LabelDialog.tsx'
import { SaleHeader } from './SaleHeader.tsx'
import { partyTexts } from './sale-texts.ts'
import { saleTexts } from './texts.ts'
import { isSelectable } from './useSelection.ts'

export function SaleStatus({ storeId, sale }: { storeId: number; sale: StoreSaleDetail }) {
  const t = useText()
  const parcel = { ...sale, store: sale.bra_center ? null : {} }
  return (
    <>
      <SaleHeader sale={sale} storeId={storeId} />
      <div className="mt-5 grid gap-5">
        <section aria-label={t(officeTitles.orderStatus)} className="panel grid gap-5 p-4 sm:p-6">
          <ParcelTimeline parcel={parcel} store={t(saleTexts.yourStore)} />
          <ParcelTracking tracking={sale.tracking} />
        </section>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Part title={t(saleTexts.history)}>
            <History sale={sale} />
          </Part>
          <Part title={t(saleTexts.papers)}>
            <Papers storeId={storeId} sale={sale} />
          </Part>
        </div>
      </div>
    </>
  )
}

function History({ sale: { events, cancellation } }: { sale: StoreSaleDetail }) {
  const t = useText()
  const { language } = useEnv().visit
  const isGranted = events.some(({ asked }) => asked?.answer === 'granted')
  return (
    <ol className="grid gap-3">
      {events.map(({ at, state, by, asked, lacking }, index) => (
        <li key={index}>
          <b className="block">
            {lacking
              ? t(parcelTexts.lackingEvent, { price: money(lacking.cents) })
              : lookOf(state)
                ? t(lookOf(state)!.text)
                : state}
          </b>
          <span className="text-label text-ink-2">
            <time dateTime={new Date(at).toISOString()} className="tabular-nums">
              {moment(at, language)}
            </time>
            , {t(partyTexts[by])}
          </span>
          <Why asked={asked ?? (state === 'cancelled' && !isGranted ? cancellation : null)} />
        </li>
      ))}
    </ol>
  )
}

const answerTexts = {
  granted: saleTexts.askedGranted,
  kept: saleTexts.askedKept,
  withdrawn: saleTexts.askedWithdrawn,
} as const

type AskedChange = NonNullable<OrderEvent['asked']>

function Why({ asked }: { asked: (Pick<AskedChange, 'reason' | 'comment'> & Partial<AskedChange>) | null }) {
  const t = useText()
  if (!asked) return null
  return (
    <>
      <CancellationNote parcel={{ cancellation: asked }} />
      {asked.answer && (
        <p className="max-w-[68ch] text-label">
          <b>{t(answerTexts[asked.answer])}</b>
          {asked.reply && `: ${asked.reply}`}
        </p>
      )}
    </>
  )
}

function Papers({ storeId, sale }: { storeId: number; sale: StoreSaleDetail }) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const isOpen = isSelectable(sale)
  return (
    <ul className="grid gap-5">
      <li className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <FileText aria-hidden size={18} strokeWidth={1.75} />
          {t(saleTexts.invoice)}
        </p>
        <InvoicePanel sale={sale} />
      </li>
      <li className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Tag aria-hidden size={18} strokeWidth={1.75} />
          {t(labelTexts.label)}
        </p>
        {isOpen && sale.shipping.code !== 'retirada' ? (
          <div>
            <Button variant="outline" size="small" onClick={() => setLabelling(true)}>
              {t(labelTexts.labelMake)}
            </Button>
          </div>
        ) : (
          <p className="text-ink-2">{t(noLabelText(sale))}</p>
        )}
      </li>
      {isLabelling && <LabelDialog storeId={storeId} ids={[sale.id]} onClose={() => setLabelling(false)} />}
    </ul>
  )
}

function noLabelText({ bra_center: isCenter, shipping, state }: StoreSaleDetail) {
  if (isCenter) return saleTexts.noLabelCenter
  if (shipping.code === 'retirada') return saleTexts.noLabelPickup
  return state === 'awaiting_payment' ? saleTexts.noLabelUnpaid : saleTexts.noLabelOver
}

import { date, money } from '@bra/contract/trade/format'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { Banknote, Clock, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { OrderThread } from '../../orders/order-messages/OrderThread.tsx'
import { DeliveryAddress, Part } from '../../orders/orders/OrderSums.tsx'
import { CancellationNote, RefundNote } from '../../orders/parcels/Outcome.tsx'
import { parcelTexts } from '../../orders/orders/parcel-texts.ts'
import { LinesList } from '../../orders/orders/ParcelLines.tsx'
import { paymentTexts } from '../../orders/orders/payment-texts.ts'
import { ReturnProofs } from '../../orders/parcels/ReturnProofs.tsx'
import { ParcelTracking } from '../../orders/parcels/ParcelTracking.tsx'
import { InvoicePanel } from '../invoices/InvoicePanel.tsx'
import { invoiceTexts } from '../invoices/texts.ts'
import { pickingTexts } from '../picking/texts.ts'
import { CheckCard } from './CheckCard.tsx'
import { labelTexts } from './label-texts.ts'
import { saleActionTexts } from './sale-action-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import { SaleActions } from './SaleActions.tsx'
import { SaleHeader } from './SaleHeader.tsx'
import { saleTexts } from './texts.ts'

interface SaleViewProps {
  storeId: number
  sale: StoreSaleDetail
  children?: ReactNode
}

export function SaleView({ storeId, sale, children }: SaleViewProps) {
  const t = useText()
  return (
    <>
      <SaleHeader sale={sale} storeId={storeId} />
      <div className="mt-5 grid items-start gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <section aria-label={t(saleTexts.parcel)} className="panel">
            <div className="grid gap-4 p-4 empty:hidden sm:p-5">
              {sale.bra_center && <Notice>{t(saleTexts.centerHint)}</Notice>}
              <CancellationNote parcel={sale} />
              {sale.cancellation?.answer_until && (
                <Notice tone="buriti" icon={<Clock aria-hidden size={20} strokeWidth={1.75} />}>
                  {t(saleTexts.answerUntil, { day: date(sale.cancellation.answer_until) })}
                </Notice>
              )}
              {sale.return_code && (
                <Notice tone="buriti" icon={<Undo2 aria-hidden size={20} strokeWidth={1.75} />}>
                  {t(saleTexts.returnCode, { code: sale.return_code })}
                </Notice>
              )}
              {sale.return_contested_at && (
                <>
                  <Notice>{t(saleActionTexts.returnContested)}</Notice>
                  <ReturnProofs of={sale} />
                </>
              )}
              {sale.arrival_claimed_at && <Notice>{t(saleActionTexts.arrivalClaimed)}</Notice>}
              <RefundNote parcel={sale} icon={<Banknote aria-hidden size={20} strokeWidth={1.75} />} />
              <SaleActions storeId={storeId} sale={sale} />
              {children}
              <ParcelTracking tracking={sale.tracking} />
            </div>
            <h2 className="sr-only">{t(saleListTexts.items)}</h2>
            <LinesList
              lines={sale.lines}
              label={t(saleListTexts.items)}
              noteOf={(line) => (
                <>
                  <LinePlace place={sale.places.find((one) => one.line_id === line.id)} />
                  <CheckCard
                    parcelId={sale.id}
                    line={line}
                    canCheck={sale.actions.includes('check_card') && line.lacking < line.quantity}
                  />
                </>
              )}
            />
          </section>
          {!sale.bra_center && sale.buyer !== null && <OrderThread id={sale.id} storeId={storeId} />}
        </div>
        <div className="grid gap-5 lg:sticky lg:top-24">
          <Part title={t(saleTexts.money)}>
            <SaleSums sale={sale} />
            {sale.label && sale.label.cents !== null && (
              <p className="mt-3 text-label text-ink-2">
                {t(sale.own_account ? labelTexts.labelPaidOwn : labelTexts.labelPaid, {
                  price: money(sale.label.cents),
                })}
              </p>
            )}
          </Part>
          {sale.state !== 'awaiting_payment' && !sale.bra_center && (
            <Part title={t(invoiceTexts.title)}>
              <InvoicePanel sale={sale} />
            </Part>
          )}
          <Part title={t(paymentTexts.address)}>
            {sale.address ? (
              <DeliveryAddress address={sale.address} />
            ) : (
              <p className="text-ink-2">{t(sale.bra_center ? saleTexts.addressCenter : saleTexts.addressUnpaid)}</p>
            )}
          </Part>
        </div>
      </div>
    </>
  )
}

function LinePlace({ place }: { place: StoreSaleDetail['places'][number] | undefined }) {
  const t = useText()
  if (!place) return null
  const { position, sku } = place
  const words = [position && t(saleTexts.place, { position }), sku && t(pickingTexts.sku, { sku })]
  return <p className="mt-1 text-label font-semibold">{words.filter(Boolean).join(' · ')}</p>
}

function SaleSums({ sale }: { sale: StoreSaleDetail }) {
  const t = useText()
  const { goods_cents: goods, freight_cents: freight, net_cents: net, bra_center: isCenter } = sale
  const { refunded_cents: given, kept_commission_cents: kept } = sale
  return (
    <Sums>
      <Sum name={t(parcelTexts.goods)}>
        <Money cents={goods} />
      </Sum>
      {!isCenter && (
        <>
          <Sum name={t(parcelTexts.freightBy, { name: sale.shipping.name })}>
            <Money cents={freight} />
          </Sum>
          {given > 0 && (
            <Sum name={t(saleActionTexts.givenBack)}>
              <Money cents={-given} />
            </Sum>
          )}
          <Sum name={t(saleTexts.commission)}>
            <Money cents={0 - kept} />
          </Sum>
          <Sum name={t(saleTexts.net)} isTotal>
            <Money cents={net} size="large" />
          </Sum>
        </>
      )}
    </Sums>
  )
}

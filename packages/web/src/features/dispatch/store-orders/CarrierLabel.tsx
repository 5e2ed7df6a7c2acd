import { money } from '@bra/contract/trade/format'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { orderActionTexts } from '../../orders/parcels/order-action-texts.ts'
import { labelTexts } from './label-texts.ts'
import { useBuyLabel, useLabels } from './store-orders.data.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

export function LabelOffer({ sale: { id, shipping, label, own_account: isOwn } }: { sale: StoreSaleDetail }) {
  const t = useText()
  const buy = useBuyLabel()
  const price = money(shipping.regular_cents)
  const hint = label ? labelTexts.labelWaits : isOwn ? labelTexts.offerHint : labelTexts.labelOfferHint
  return (
    <section className="grid gap-3 border-b border-line pb-5">
      <h3 className="text-h3">{t(labelTexts.labelOffer, { service: shipping.name })}</h3>
      <p className="max-w-[60ch]">{t(hint, { price })}</p>
      <div>
        <Button busy={buy.isPending} onClick={() => buy.mutate({ body: { id } })}>
          {t(label ? labelTexts.labelBuyAgain : labelTexts.labelBuy)}
        </Button>
      </div>
      <Refusal error={buy.error} />
    </section>
  )
}

export function BoughtLabel({
  sale: { id, label, label_code: code },
  onClose,
}: {
  sale: StoreSaleDetail
  onClose: () => void
}) {
  const t = useText()
  const open = useLabels()
  const print = useMutation({ mutationFn: () => open({ id }), onSuccess: onClose })
  return (
    <div className="grid gap-4">
      <p role="status">{t(labelTexts.labelBought, { price: money(label?.cents ?? 0) })}</p>
      {code && (
        <dl>
          <dt className="text-label text-ink-2">{t(orderActionTexts.trackingCode)}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{code}</dd>
        </dl>
      )}
      <p className="max-w-[60ch] text-label text-ink-2">{t(labelTexts.labelBoughtHint)}</p>
      <Refusal error={print.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t(siteTexts.back)}
        </Button>
        <Button icon={<Printer {...icon} />} busy={print.isPending} onClick={() => print.mutate()}>
          {t(labelTexts.labelPrint)}
        </Button>
      </div>
    </div>
  )
}

import { parcels } from '@bra/contract/orders/parcels'
import { useQuery } from '@tanstack/react-query'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { orderActionTexts } from './order-action-texts.ts'
import { daysQuery, REGRET_DAYS, useChange } from '../orders/orders.data.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { ordersTexts } from '../orders/texts.ts'

/** Confirms the delivery. The days in which the buyer may return the goods count from then. */
export function ConfirmDialog({ parcel, store, onClose, onChanged }: ParcelDialogProps) {
  const t = useText()
  const confirm = useChange(parcels.confirmDelivery, onChanged)
  const { data } = useQuery(daysQuery('regret_days'))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(orderActionTexts.confirmTitle, { store })}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(siteTexts.back)}
          </Button>
          <Button busy={confirm.isPending} onClick={() => confirm.mutate({ body: { store_order_id: parcel.id } })}>
            {t(ordersTexts.confirm)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{t(orderActionTexts.confirmHint)}</p>
        <p className="text-ink-2">{t(orderActionTexts.confirmDays, { count: Number(data?.value ?? REGRET_DAYS) })}</p>
        <Refusal error={confirm.error} />
      </div>
    </Dialog>
  )
}

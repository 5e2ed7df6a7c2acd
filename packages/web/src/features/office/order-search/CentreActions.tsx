import { centreParcels } from '@bra/contract/dispatch/centre-parcels'
import { money } from '@bra/contract/trade/format'
import type { SeenParcel } from '@bra/contract/office/order-search.schemas'
import type { StoreAction, StoreMove } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { ActionButtons } from '../../dispatch/store-orders/ActionButtons.tsx'
import { saleActionTexts } from '../../dispatch/store-orders/sale-action-texts.ts'
import { CancelDialog, ClaimDialog, KeepDialog, PostDialog } from '../../dispatch/store-orders/SenderDialogs.tsx'
import { TakeBackDialog } from '../../dispatch/store-orders/TakeBackDialog.tsx'
import { useSendCentreChange } from './centre.data.ts'
import { orderSearchTexts } from './texts.ts'

interface CentreActionsProps {
  orderId: number
  parcel: SeenParcel
}

export function CentreActions({ orderId, parcel }: CentreActionsProps) {
  const t = useText()
  const send = useSendCentreChange()
  const [open, setOpen] = useState<StoreAction | null>(null)
  const params = { id: parcel.id }
  const move = useMutation({
    mutationFn: (action: StoreMove) => send(centreParcels.move, { params, body: { move: action } }),
  })
  if (parcel.actions.length === 0 && !open) return null
  const isAsked = parcel.state === 'cancellation_requested'
  const close = () => setOpen(null)
  const dialog = { order: orderId, onClose: close }
  const price = money(parcel.goods_cents + parcel.freight_cents)
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <ActionButtons
        actions={parcel.actions}
        isAsked={isAsked}
        moving={move.isPending ? move.variables : undefined}
        onAsk={setOpen}
        onMove={move.mutate}
      />
      <Refusal error={move.error} />
      {open === 'post' && (
        <PostDialog
          {...dialog}
          code={parcel.tracking_code}
          hint={`${parcel.shipping}. ${t(saleActionTexts.postHint)}`}
          send={(body) => send(centreParcels.move, { params, body }).then(close)}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          {...dialog}
          isAsked={isAsked}
          // The server keeps the buyer's own reason, so any value will do here.
          reason={isAsked ? 'other' : undefined}
          hint={t(orderSearchTexts.centreCancelHint, { price })}
          send={(body) => send(centreParcels.cancel, { params, body }).then(close)}
        />
      )}
      {open === 'take_back' && (
        <TakeBackDialog
          {...dialog}
          price={money(parcel.goods_cents + parcel.freight_cents - parcel.refunded_cents)}
          isCentre
          send={(body) => send(centreParcels.move, { params, body }).then(close)}
        />
      )}
      {open === 'contest' && (
        <ClaimDialog
          claim="contest"
          {...dialog}
          send={(body) => send(centreParcels.move, { params, body }).then(close)}
        />
      )}
      {open === 'keep' && (
        <KeepDialog {...dialog} send={(body) => send(centreParcels.keep, { params, body }).then(close)} />
      )}
    </div>
  )
}

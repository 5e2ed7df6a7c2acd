import { centreParcels } from '@bra/contract/centre-parcels'
import type { SeenParcel } from '@bra/contract/lookups.schemas'
import type { StoreAction, StoreMove } from '@bra/contract/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../orders/Refusal.tsx'
import { actionTexts } from '../store-orders/sale-texts.ts'
import { CentreCancelDialog, CentreKeepDialog, CentrePostDialog } from './CentreDialogs.tsx'
import { useSendCentreChange } from './centre.data.ts'

const asking = new Set<StoreAction>(['post', 'keep', 'cancel'])

interface CentreActionsProps {
  orderId: number
  parcel: SeenParcel
}

/** What operators do next with a parcel that the centre sends. */
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
  const press = (action: StoreAction) => (asking.has(action) ? setOpen(action) : move.mutate(action as StoreMove))
  const dialog = { orderId, parcel, onClose: () => setOpen(null) }
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {parcel.actions.map((action, at) => (
          <Button
            key={action}
            variant={at === 0 && !isAsked ? 'solid' : 'outline'}
            busy={move.isPending && move.variables === action}
            onClick={() => press(action)}
          >
            {t(isAsked && action === 'cancel' ? 'selling.grant' : actionTexts[action])}
          </Button>
        ))}
      </div>
      <Refusal error={move.error} />
      {open === 'post' && <CentrePostDialog {...dialog} />}
      {open === 'cancel' && <CentreCancelDialog {...dialog} />}
      {open === 'keep' && <CentreKeepDialog {...dialog} />}
    </div>
  )
}

import type { SiteText } from '@bra/contract/kit/both'
import { parcels } from '@bra/contract/orders/parcels'
import type { BuyerAction, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { AnswerContestDialog } from './AnswerContestDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Step, steps } from '../orders/next-step.ts'
import { orderActionTexts } from './order-action-texts.ts'
import { type Changed, useChange, useKeepOrder } from '../orders/orders.data.ts'
import { wholeOf } from './parcel-news.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { SendBackDialog } from './SendBackDialog.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { ordersTexts } from '../orders/texts.ts'
import { type WholeSale, wholeSaleOf } from './whole-sale.ts'

const texts: Record<BuyerAction, SiteText> = {
  answer_contest: orderActionTexts.answerContest,
  send_back: ordersTexts.sendBack,
  confirm_delivery: ordersTexts.confirm,
  review: ordersTexts.review,
  ask_cancel: orderActionTexts.askCancel,
  cancel: orderActionTexts.cancelParcel,
  regret: orderActionTexts.regret,
  withdraw_cancel: orderActionTexts.keepParcel,
  correct_code: orderActionTexts.correctCode,
}
/** An operator waits for `answer_contest`, so it comes first. */
const pressing: BuyerAction[] = ['answer_contest', 'cancel', ...steps]
/** No buyer comes for this action, so its button stands back. */
const quiet = new Set<BuyerAction>(['ask_cancel'])
const inOrder = Object.keys(texts) as BuyerAction[]

const textsOfAll: Record<WholeSale['action'], SiteText> = {
  cancel: orderActionTexts.cancelAll,
  ask_cancel: orderActionTexts.askCancelAll,
  regret: orderActionTexts.regretAll,
}

interface ParcelActionsProps {
  parcel: StoreOrder
  ofOrder: StoreOrder[]
  store: string
  /** Called before the page follows the change. */
  onChanged: () => void
}

export function ParcelActions({ parcel, ofOrder, store, onChanged }: ParcelActionsProps) {
  const t = useText()
  const keepOrder = useKeepOrder()
  const [open, setOpen] = useState<BuyerAction | null>(null)
  const [others, setOthers] = useState<StoreOrder[]>([])
  const close = () => {
    setOpen(null)
    setOthers([])
  }
  const asked = useAskedStep(parcel)
  // The dialog opens after the heading has taken the focus, which returns there when the dialog closes.
  useEffect(() => {
    if (asked) setOpen(asked)
  }, [asked])
  const follow = ({ message, result }: Changed) => {
    close()
    onChanged()
    toast.success(message)
    void keepOrder(result)
  }
  const withdraw = useChange(parcels.withdrawCancel, follow)
  const next = pressing.find((step) => parcel.actions.includes(step))
  const textOf = (action: BuyerAction) => {
    if (action === 'cancel') return t(orderActionTexts.cancelAndGet, { price: wholeOf(parcel) })
    return t(isReturn && action === 'withdraw_cancel' ? orderActionTexts.keepReturn : texts[action])
  }
  const offered = inOrder.filter((action) => parcel.actions.includes(action))
  if (offered.length === 0 && !open) return null
  const all = wholeSaleOf(parcel, ofOrder)
  const isReturn = parcel.state.startsWith('return')
  const press = (action: BuyerAction) =>
    action === 'withdraw_cancel' ? withdraw.mutate({ body: { store_order_id: parcel.id } }) : setOpen(action)
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          className={quiet.has(action) ? 'order-last max-sm:-ml-4' : undefined}
          variant={action === next ? 'solid' : quiet.has(action) ? 'ghost' : 'outline'}
          busy={action === 'withdraw_cancel' && withdraw.isPending}
          onClick={() => press(action)}
        >
          {textOf(action)}
        </Button>
      ))}
      {all && (
        <Button
          className={quiet.has(all.action) ? 'order-last' : undefined}
          variant={quiet.has(all.action) ? 'ghost' : 'outline'}
          onClick={() => {
            setOthers(all.others)
            setOpen(all.action)
          }}
        >
          {t(textsOfAll[all.action], {
            count: all.others.length + 1,
            price: wholeOf(parcel, ...all.others),
          })}
        </Button>
      )}
      <div className="order-last w-full empty:hidden">
        <Refusal error={withdraw.error} />
      </div>
      {open && <ActionDialog action={open} {...{ parcel, others, store }} onClose={close} onChanged={follow} />}
    </>
  )
}

function ActionDialog({ action, ...rest }: ParcelDialogProps & { action: BuyerAction }) {
  if (action === 'confirm_delivery') return <ConfirmDialog {...rest} />
  if (action === 'review') return <ReviewDialog {...rest} />
  if (action === 'answer_contest') return <AnswerContestDialog {...rest} />
  if (action === 'send_back' || action === 'correct_code') return <SendBackDialog {...rest} />
  return action === 'withdraw_cancel' ? null : <CancelDialog kind={action} {...rest} />
}

/** Returns the step that the link to this parcel asks for; null if the parcel no longer offers it. */
function useAskedStep({ id, actions }: StoreOrder): Step | null {
  const { hash, state } = useLocation()
  if (hash !== `#pacote-${id}`) return null
  const asked = (state as { step?: Step } | null)?.step
  return steps.find((step) => step === asked && actions.includes(step)) ?? null
}

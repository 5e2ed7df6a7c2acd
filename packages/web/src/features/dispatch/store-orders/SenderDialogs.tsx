import { centreParcelsSchemas } from '@bra/contract/dispatch/centre-parcels.schemas'
import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { orderActionTexts } from '../../orders/parcels/order-action-texts.ts'
import { TrackingCodeField } from '../../orders/parcels/TrackingCodeField.tsx'
import { FormPhotos } from '../../ground/photos/FormPhotos.tsx'
import { CancelReasonField, CommentField } from '../../orders/parcels/CancelFields.tsx'
import { saleActionTexts } from './sale-action-texts.ts'

/** Request bodies that a store and the centre share; the caller adds the id of the parcel. */
export const bodies = {
  cancel: centreParcelsSchemas.cancel.body,
  keep: centreParcelsSchemas.keep.body,
  move: centreParcelsSchemas.move.body,
}

export interface SenderDialogProps<Name extends keyof typeof bodies> {
  /** The order number, which both sides see. */
  order: number
  onClose: () => void
  send: (body: z.output<(typeof bodies)[Name]>) => Promise<unknown>
}

const reasons: CancelReason[] = ['out_of_stock', 'damaged', 'wrong_price', 'client_silent', 'other']

interface PostDialogProps extends SenderDialogProps<'move'> {
  code: string | null
  hint: string
  isPickup?: boolean
  isTracked?: boolean
}

/** Asks for the tracking code when a parcel is handed to the carrier, or records that the buyer has fetched it. */
export function PostDialog({ order, onClose, send, code, hint, isPickup, isTracked = true }: PostDialogProps) {
  const t = useText()
  const form = useContractForm(bodies.move, { move: 'post', tracking_code: code ?? '' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isPickup ? saleActionTexts.handTitle : saleActionTexts.postTitle, { id: String(order) })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{hint}</p>
        {!isPickup && <TrackingCodeField hint={t(saleActionTexts.postCodeHint)} optional={!isTracked} />}
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(saleActionTexts.post)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

const claims = {
  /** The store says that the parcel arrived although the carrier did not report it, and how it knows. */
  claim_arrival: {
    title: saleActionTexts.arrivalTitle,
    hint: saleActionTexts.arrivalHint,
    note: saleActionTexts.arrivalNote,
    noteHint: saleActionTexts.arrivalNoteHint,
    action: saleActionTexts.claimArrival,
  },
  /** The store says that a return did not come, or came in another state. */
  contest: {
    title: saleActionTexts.contestTitle,
    hint: saleActionTexts.contestHint,
    note: saleActionTexts.contestNote,
    noteHint: saleActionTexts.contestNoteHint,
    action: saleActionTexts.contest,
  },
} as const

/** Asks the sender for a statement about a parcel, for the operator who decides. */
export function ClaimDialog({
  claim,
  order,
  onClose,
  send,
}: SenderDialogProps<'move'> & { claim: keyof typeof claims }) {
  const t = useText()
  const form = useContractForm(bodies.move, { move: claim, note: '', photos: [] })
  const texts = claims[claim]
  return (
    <Dialog open onClose={onClose} title={t(texts.title, { id: String(order) })} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{t(texts.hint)}</p>
        <FormTextArea name="note" rows={3} maxLength={500} label={t(texts.note)} hint={t(texts.noteHint)} />
        {claim === 'contest' && (
          <FormPhotos name="photos" label={t(orderActionTexts.proofs)} hint={t(saleActionTexts.contestPhotosHint)} />
        )}
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(texts.action)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

interface CancelDialogProps extends SenderDialogProps<'cancel'> {
  hint: ReactNode
  warning?: ReactNode
  /** True if the buyer has asked for it and given a reason. */
  isAsked: boolean
  /** Left out if the sender still has to choose it. */
  reason?: CancelReason
}

export function CancelDialog({ order, onClose, send, hint, warning, isAsked, reason }: CancelDialogProps) {
  const t = useText()
  const form = useContractForm(bodies.cancel, { reason: reason ?? ('' as CancelReason) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isAsked ? saleActionTexts.grantTitle : saleActionTexts.cancelTitle, { id: String(order) })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{hint}</p>
        {warning}
        {!isAsked && <CancelReasonField reasons={reasons} />}
        <CommentField hint={t(saleActionTexts.commentHint)} />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)} isDangerous>
          {t(isAsked ? saleActionTexts.grant : saleActionTexts.cancel)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

export function KeepDialog({ order, onClose, send }: SenderDialogProps<'keep'>) {
  const t = useText()
  const form = useContractForm(bodies.keep, {})
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(saleActionTexts.keepTitle, { id: String(order) })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{t(saleActionTexts.keepHint)}</p>
        <CommentField hint={t(saleActionTexts.commentHint)} />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(saleActionTexts.keep)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

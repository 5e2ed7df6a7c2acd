import { centreParcelsSchemas } from '@bra/contract/centre-parcels.schemas'
import type { CancelReason } from '@bra/contract/orders.schemas'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText, FormTextArea } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormPhotos } from '../photos/FormPhotos.tsx'
import { CancelReasonField, CommentField } from '../orders/CancelFields.tsx'

/** What is asked of whoever sends, a store or the centre; the caller says of which parcel. */
export const bodies = {
  cancel: centreParcelsSchemas.cancel.body,
  keep: centreParcelsSchemas.keep.body,
  move: centreParcelsSchemas.move.body,
}

export interface SenderDialogProps<Asked extends keyof typeof bodies> {
  /** Its number, which both sides see. */
  order: number
  onClose: () => void
  send: (body: z.output<(typeof bodies)[Asked]>) => Promise<unknown>
}

/** Those that who sends may have. */
const reasons: CancelReason[] = ['out_of_stock', 'ordered_wrong', 'other']

interface PostDialogProps extends SenderDialogProps<'move'> {
  /** Of the label that it has. */
  code: string | null
  hint: string
  isPickup?: boolean
  isTracked?: boolean
}

/** It is with the carrier: the code under which it travels, or that the buyer has fetched it. */
export function PostDialog({ order, onClose, send, code, hint, isPickup, isTracked = true }: PostDialogProps) {
  const t = useText()
  const form = useContractForm(bodies.move, { move: 'post', tracking_code: code ?? '' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isPickup ? 'selling.handTitle' : 'selling.postTitle', { id: String(order) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{hint}</p>
        {!isPickup && (
          <FormText
            name="tracking_code"
            label={t('orders.trackingCode')}
            hint={t('selling.postCodeHint')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional={!isTracked}
          />
        )}
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.post')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

const claims = {
  /** It came, though nobody has said so: how the store knows. */
  claim_arrival: {
    title: 'selling.arrivalTitle',
    hint: 'selling.arrivalHint',
    note: 'selling.arrivalNote',
    noteHint: 'selling.arrivalNoteHint',
    action: 'selling.claimArrival',
  },
  /** A return did not come, or not as it went: what is wrong with it. */
  contest: {
    title: 'selling.contestTitle',
    hint: 'selling.contestHint',
    note: 'selling.contestNote',
    noteHint: 'selling.contestNoteHint',
    action: 'selling.contest',
  },
} as const

/** What the sender says of a parcel, for whoever decides. */
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
    <Dialog open onClose={onClose} title={t(texts.title, { id: String(order) })} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{t(texts.hint)}</p>
        <FormTextArea name="note" rows={3} maxLength={500} label={t(texts.note)} hint={t(texts.noteHint)} />
        {claim === 'contest' && (
          <FormPhotos name="photos" label={t('places.proofs')} hint={t('places.contestPhotosHint')} />
        )}
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t(texts.action)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

interface CancelDialogProps extends SenderDialogProps<'cancel'> {
  /** What becomes of money and goods. */
  hint: ReactNode
  /** The buyer has asked for it, and said why. */
  isAsked: boolean
  /** Nothing where it is still to be chosen. */
  reason?: CancelReason
}

/** Says what becomes of the money, and asks why; where the buyer has asked for it, the reason is known. */
export function CancelDialog({ order, onClose, send, hint, isAsked, reason }: CancelDialogProps) {
  const t = useText()
  const form = useContractForm(bodies.cancel, { reason: reason ?? ('' as CancelReason) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isAsked ? 'selling.grantTitle' : 'selling.cancelTitle', { id: String(order) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{hint}</p>
        {!isAsked && <CancelReasonField reasons={reasons} />}
        <CommentField hint={t('selling.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')} isDangerous>
          {t(isAsked ? 'selling.grant' : 'selling.cancel')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

/** What the buyer asked for is refused, with a word to say why. */
export function KeepDialog({ order, onClose, send }: SenderDialogProps<'keep'>) {
  const t = useText()
  const form = useContractForm(bodies.keep, {})
  return (
    <Dialog open onClose={onClose} title={t('selling.keepTitle', { id: String(order) })} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{t('selling.keepHint')}</p>
        <CommentField hint={t('selling.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.keep')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

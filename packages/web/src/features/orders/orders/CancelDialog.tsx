import { date } from '@bra/contract/trade/format'
import { parcels } from '@bra/contract/orders/parcels'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import type { BuyerAction, CancelReason, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useEnv } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CancelReasonField, CommentField } from './CancelFields.tsx'
import { daysQuery, useSendChange } from './orders.data.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'
import { wholeOf } from './parcel-news.ts'

type Kind = Extract<BuyerAction, 'ask_cancel' | 'cancel' | 'regret'>

interface KindTexts {
  title: TextKey
  send: TextKey
  /** The reasons that a buyer may give at this stage. */
  reasons: CancelReason[]
}

const kinds: Record<Kind, KindTexts> = {
  ask_cancel: {
    title: 'orders.askCancelTitle',
    send: 'orders.askCancel',
    reasons: ['changed_mind', 'ordered_wrong', 'too_late', 'other'],
  },
  cancel: {
    title: 'orders.cancelParcelTitle',
    send: 'orders.cancelParcel',
    reasons: ['too_late', 'changed_mind', 'ordered_wrong', 'other'],
  },
  regret: {
    title: 'orders.regretTitle',
    send: 'orders.regret',
    reasons: ['changed_mind', 'ordered_wrong', 'not_as_described', 'other'],
  },
}

/** Says what will happen and asks for a reason; then asks the store to cancel, cancels, or starts a return. */
export function CancelDialog({
  kind,
  parcel,
  others = [],
  store,
  onClose,
  onChanged,
}: ParcelDialogProps & { kind: Kind }) {
  const t = useText()
  const send = useSendChange()
  const form = useContractForm(
    parcelsSchemas.cancel.body,
    { store_order_id: parcel.id, action: kind, others: others.map(({ id }) => id) },
    { key: `${kind} ${parcel.id} ${others.length}`, names: ['reason', 'comment'] },
  )
  const { title, reasons, send: sendText } = kinds[kind]
  return (
    <Dialog open onClose={onClose} title={t(title, { store })} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={async (body) => onChanged(await send(parcels.cancel, body))}>
        <Consequence kind={kind} parcel={parcel} others={others} />
        <CancelReasonField reasons={reasons} />
        <CommentField hint={t('orders.commentHint')} />
        <DialogFoot onClose={onClose} back={t('orders.back')} isDangerous={kind === 'cancel'}>
          {t(sendText)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

const DAY_MS = 86_400_000
const DAYS = 7

function Consequence({ kind, parcel, others }: { kind: Kind; parcel: StoreOrder; others: StoreOrder[] }) {
  const t = useText()
  const price = wholeOf(parcel, ...others)
  const [openedAt] = useState(() => Date.now())
  const { data } = useQuery({ ...daysQuery('mutual_cancel_days'), enabled: kind === 'ask_cancel' })
  if (kind !== 'ask_cancel')
    return (
      <p className="max-w-[68ch]">
        {kind === 'cancel'
          ? t('orders.cancelParcelHint', { price })
          : t('orders.regretHint', { price, day: date(firstEnd([parcel, ...others])) })}{' '}
        <AllOf parcels={[parcel, ...others]} />
      </p>
    )
  const day = date(new Date(openedAt + Number(data?.value ?? DAYS) * DAY_MS))
  return (
    <div className="grid max-w-[68ch] gap-1">
      <p>
        {t('orders.askCancelHint', { day, price })} <AllOf parcels={[parcel, ...others]} />
      </p>
      <p className="text-ink-2">{t('orders.askCancelSoon')}</p>
    </div>
  )
}

/** The right of regret ends with that of the first parcel, because all go back or none. */
const firstEnd = (parcels: StoreOrder[]) => parcels.flatMap(({ regret_until: until }) => until ?? []).sort()[0]

/** Names the parcels, if there are several. */
function AllOf({ parcels }: { parcels: StoreOrder[] }) {
  const { t, visit } = useEnv()
  if (parcels.length === 1) return null
  const parts = new Intl.ListFormat(visit.language).format(parcels.map(({ part }) => String(part)))
  return t('places.allOfParcels', { parts })
}

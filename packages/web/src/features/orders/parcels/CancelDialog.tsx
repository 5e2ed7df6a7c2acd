import type { SiteText } from '@bra/contract/kit/both'
import { date } from '@bra/contract/trade/format'
import { parcels } from '@bra/contract/orders/parcels'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import type { BuyerAction, CancelReason, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useEnv } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CancelReasonField, CommentField } from './CancelFields.tsx'
import { orderActionTexts } from './order-action-texts.ts'
import { daysQuery, useSendChange } from '../orders/orders.data.ts'
import type { ParcelDialogProps } from './parcel-dialog.ts'
import { wholeOf } from './parcel-news.ts'

type Kind = Extract<BuyerAction, 'ask_cancel' | 'cancel' | 'regret'>

interface KindTexts {
  title: SiteText
  send: SiteText
  reasons: CancelReason[]
}

const kinds: Record<Kind, KindTexts> = {
  ask_cancel: {
    title: orderActionTexts.askCancelTitle,
    send: orderActionTexts.askCancel,
    reasons: ['changed_mind', 'ordered_wrong', 'too_late', 'other'],
  },
  cancel: {
    title: orderActionTexts.cancelParcelTitle,
    send: orderActionTexts.cancelParcel,
    reasons: ['too_late', 'changed_mind', 'ordered_wrong', 'other'],
  },
  regret: {
    title: orderActionTexts.regretTitle,
    send: orderActionTexts.regret,
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
    <Dialog open onClose={onClose} title={t(title, { store })} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={async (body) => onChanged(await send(parcels.cancel, { body }))}>
        <Consequence kind={kind} parcel={parcel} others={others} />
        <CancelReasonField reasons={reasons} />
        <CommentField hint={t(orderActionTexts.commentHint)} />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)} isDangerous={kind === 'cancel'}>
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
          ? t(orderActionTexts.cancelParcelHint, { price })
          : t(orderActionTexts.regretHint, { price, day: date(firstEnd([parcel, ...others])) })}{' '}
        <AllOf parcels={[parcel, ...others]} />
      </p>
    )
  const day = date(new Date(openedAt + Number(data?.value ?? DAYS) * DAY_MS))
  return (
    <div className="grid max-w-[68ch] gap-1">
      <p>
        {t(orderActionTexts.askCancelHint, { day, price })} <AllOf parcels={[parcel, ...others]} />
      </p>
      <p className="text-ink-2">{t(orderActionTexts.askCancelSoon)}</p>
    </div>
  )
}

/** The right of regret ends with that of the first parcel, because all go back or none. */
const firstEnd = (parcels: StoreOrder[]) => parcels.flatMap(({ regret_until: until }) => until ?? []).sort()[0]

function AllOf({ parcels }: { parcels: StoreOrder[] }) {
  const { t, visit } = useEnv()
  if (parcels.length === 1) return null
  const parts = new Intl.ListFormat(visit.language).format(parcels.map(({ part }) => String(part)))
  return t(orderActionTexts.allOfParcels, { parts })
}

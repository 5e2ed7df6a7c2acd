import type { PayWith } from '@bra/contract/money/payments.schemas'
import type { Reply } from '@bra/contract/kit/api'
import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Preview, Signature } from '@bra/contract/stores/subscriptions.schemas'
import { date } from '@bra/contract/trade/format'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ChangeProps } from './change-props.ts'
import { changeTexts } from './change-texts.ts'
import { payText } from './pay-text.ts'
import { changedBySignature, previewQuery } from './plan-tab.data.ts'
import { PayForm } from './PayForm.tsx'

/** Makes the change as it was shown; where nothing is due today, the way of paying stays the one of the signature. */
export function ConfirmChange(props: ChangeProps & { preview: Preview }) {
  const { storeId, plan, signature, paying, preview } = props
  const t = useText()
  const { create, news } = useCreate(props)
  const send = async (by: PayWith) =>
    create.mutateAsync({ body: { ...by, store_id: storeId, plan: plan.code, preview: preview.token } })
  return (
    <div className="mt-4 grid gap-4">
      {news && (
        <div role="alert">
          <Notice tone="buriti">{news}</Notice>
        </div>
      )}
      {preview.cents > 0 ? (
        <>
          <PayForm paying={paying} pay={send} label={payText(t, preview.cents)} />
          <p className="text-small text-ink-2">{t(changeTexts.regret)}</p>
        </>
      ) : (
        <>
          <Refusal error={create.error} />
          <Button wide busy={create.isPending} onClick={() => void send(wayOf(signature)).catch(() => undefined)}>
            {preview.kind === 'same'
              ? t(changeTexts.stay, { name: plan.name })
              : t(changeTexts.confirm, { name: plan.name, date: date(preview.begins_on) })}
          </Button>
        </>
      )}
    </div>
  )
}

const wayOf = (signature: Signature | undefined): PayWith =>
  signature?.card ? { method: 'card', card_id: signature.card.id, keep: false } : { method: 'pix', keep: false }

/** `news` says that the sums are other ones by now, or that the card was refused. */
function useCreate({ storeId, plan, paying, onSent }: ChangeProps) {
  const t = useText()
  const queries = useQueryClient()
  const [news, tell] = useState<string | null>(null)
  const conclude = ({ error, message, result, changed }: Reply<typeof subscriptions.create>) => {
    if (changed) queries.setQueryData(previewQuery(storeId, plan.code).queryKey, changed)
    const payment = result?.bill?.payment
    if (payment?.state === 'refused') paying.card.setValue('cvv', '')
    if (changed) return tell(t(changeTexts.changed))
    if (payment?.state === 'refused' && result?.bill?.state !== 'open')
      return tell(payment.refusal ?? t(changeTexts.notPaid))
    if (error) return tell(message)
    toast.success(message)
    return onSent()
  }
  const create = useCommand(subscriptions.create, {
    complains: changeTexts.createFailed,
    refresh: changedBySignature,
    onMutate: () => tell(null),
    onSuccess: conclude,
  })
  return { create, news }
}

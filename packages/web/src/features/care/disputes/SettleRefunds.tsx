import { disputes } from '@bra/contract/care/disputes'
import { money } from '@bra/contract/trade/format'
import type { SeenOrder } from '@bra/contract/office/order-search.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { disputeTexts } from './texts.ts'

/** For refunds that the payment provider refuses: stop the retries, then record a payment made another way. */
export function SettleRefunds({ order: { id, refused_cents: refused, held_cents: held } }: { order: SeenOrder }) {
  const t = useText()
  const { hold, settle } = useRefunds(id)
  const [isAsked, setAsked] = useState(false)
  const send = async (reason: string) => {
    await settle({ held_cents: held, reason })
    setAsked(false)
  }
  return (
    <section aria-label={t(disputeTexts.refusedTitle)} className="panel grid gap-3 p-4 sm:p-5">
      <h2 className="text-h3">{t(disputeTexts.refusedTitle)}</h2>
      {refused > held && (
        <>
          <Notice tone="buriti">{t(disputeTexts.refusedHint, { amount: money(refused - held) })}</Notice>
          <p className="max-w-[60ch] text-ink-2">{t(disputeTexts.holdHint)}</p>
          <div className="grid sm:flex">
            <Button variant="outline" busy={hold.isPending} onClick={() => hold.mutate(true)}>
              {t(disputeTexts.hold)}
            </Button>
          </div>
        </>
      )}
      {held > 0 && (
        <>
          <Notice tone="buriti">{t(disputeTexts.heldHint, { amount: money(held) })}</Notice>
          <div className="grid gap-2 sm:flex">
            <Button variant="outline" onClick={() => setAsked(true)}>
              {t(disputeTexts.settle)}
            </Button>
            <Button variant="ghost" busy={hold.isPending} onClick={() => hold.mutate(false)}>
              {t(disputeTexts.askAgain)}
            </Button>
          </div>
        </>
      )}
      {isAsked && (
        <ReasonDialog
          title={t(disputeTexts.settle)}
          action={t(disputeTexts.settle)}
          send={send}
          onClose={() => setAsked(false)}
        >
          <p>{t(disputeTexts.settleHint, { amount: money(held) })}</p>
          <p>{t(disputeTexts.settleToldHint)}</p>
        </ReasonDialog>
      )}
    </section>
  )
}

function useRefunds(id: number) {
  const call = useCall()
  const client = useQueryClient()
  const done = async ({ message }: { message: string }) => {
    toast.success(message)
    // A settled refund changes the order, its postings, the inbox and the audit log, so every query is read again.
    await client.invalidateQueries()
  }
  const params = { id }
  const hold = useMutation({
    mutationFn: (isHeld: boolean) => callEndpoint(call, disputes.holdRefunds, { params, body: { held: isHeld } }),
    onSuccess: done,
  })
  const settle = async (body: { held_cents: number; reason: string }) =>
    done(await callEndpoint(call, disputes.settleRefunds, { params, body }))
  return { hold, settle }
}

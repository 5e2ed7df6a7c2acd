import { disputes } from '@bra/contract/care/disputes'
import { money } from '@bra/contract/trade/format'
import type { SeenOrder } from '@bra/contract/office/order-search.schemas'
import { useState } from 'react'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useCommand, useSend } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { disputeTexts } from './texts.ts'

/** A settled refund changes the order, its postings, the inbox and the audit log, so every query is read again. */
const changed = { tells: true, refresh: 'everything' } as const

/** For refunds that the payment provider refuses: stop the retries, then record a payment made another way. */
export function SettleRefunds({ order: { id, refused_cents: refused, held_cents: held } }: { order: SeenOrder }) {
  const t = useText()
  const hold = useCommand(disputes.holdRefunds, changed)
  const settle = useSend(disputes.settleRefunds, changed)
  const holdThem = (isHeld: boolean) => hold.mutate({ params: { id }, body: { held: isHeld } })
  const [isAsked, setAsked] = useState(false)
  const send = async (reason: string) => {
    await settle({ params: { id }, body: { held_cents: held, reason } })
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
            <Button variant="outline" busy={hold.isPending} onClick={() => holdThem(true)}>
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
            <Button variant="ghost" busy={hold.isPending} onClick={() => holdThem(false)}>
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

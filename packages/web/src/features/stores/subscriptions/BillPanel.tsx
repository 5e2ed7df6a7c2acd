import type { Bill } from '@bra/contract/stores/subscriptions.schemas'
import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { PayWith } from '@bra/contract/money/payments.schemas'
import { date } from '@bra/contract/trade/format'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { useTimeLeft } from '../../../lib/useTimeLeft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Notice } from '../../../ui/states.tsx'
import { pixTexts } from '../../money/payments/pix-texts.ts'
import { PixClock } from '../../money/payments/PixClock.tsx'
import { PixCode } from '../../money/payments/PixCode.tsx'
import { changeTexts } from './change-texts.ts'
import { payText } from './pay-text.ts'
import { changedBySignature, isAwaited } from './plan-tab.data.ts'
import { PayForm } from './PayForm.tsx'
import { useArrival } from './useArrival.ts'
import type { Paying } from './usePaying.ts'

const SECOND_MS = 1000

interface BillProps {
  bill: Bill
  readAt: number
  paying: Paying
}

/** The bill that is open: how far its payment is, or how to pay it. */
export function BillPanel({ isAnswer, ...props }: BillProps & { isAnswer: boolean }) {
  const t = useText()
  const { kind, plan, due_on: due } = props.bill
  const title = useArrival(isAnswer)
  return (
    <section aria-labelledby="fatura" className="panel p-5">
      <h2 ref={title} id="fatura" tabIndex={-1} className="scroll-mt-24 text-h3">
        {t(kind === 'renewal' ? changeTexts.payRenewal : changeTexts.payPlan, { name: plan.name })}
      </h2>
      {kind === 'renewal' && <p className="text-ink-2">{t(changeTexts.due, { date: date(due) })}</p>}
      <BillBody {...props} />
    </section>
  )
}

export function BillBody({ bill, readAt, paying }: BillProps) {
  const [wantsOther, setOther] = useState(false)
  const pay = usePayBill(bill, paying, () => setOther(false))
  const { payment } = bill
  const left = useTimeLeft(payment?.pix ? readAt + payment.pix.seconds_left * SECOND_MS : 0)
  const hasRunOut = payment?.method === 'pix' && payment.pix !== null && left === 0
  const isWaiting = isAwaited(bill) && !hasRunOut && !wantsOther
  return (
    <>
      <Money cents={bill.cents} size="display" className="mt-2 block" />
      {isWaiting ? (
        <Waiting bill={bill} left={left} onOther={() => setOther(true)} />
      ) : (
        <PayAnew bill={bill} hasRunOut={hasRunOut} paying={paying} pay={pay} />
      )}
    </>
  )
}

function usePayBill({ id }: Bill, { card }: Paying, onPaid: () => void) {
  const pay = useCommand(subscriptions.pay, {
    complains: true,
    refresh: changedBySignature,
    onSuccess: ({ result }) => {
      if (result.bill?.payment?.state === 'refused') card.setValue('cvv', '')
      onPaid()
    },
  })
  return async (by: PayWith) => pay.mutateAsync({ body: { ...by, bill_id: id } })
}

function Waiting({ bill: { payment }, left, onOther }: { bill: Bill; left: number; onOther: () => void }) {
  const t = useText()
  if (payment?.method === 'card') return <Busy text={t(changeTexts.cardChecking)} />
  if (!payment?.pix) return <Busy text={t(pixTexts.making)} />
  return (
    <>
      <PixClock expiresAt={payment.pix.expires_at} left={left} />
      <PixCode code={payment.pix.code} />
      <Button variant="ghost" wide className="mt-4" onClick={onOther}>
        {t(changeTexts.otherWay)}
      </Button>
    </>
  )
}

const Busy = ({ text }: { text: string }) => (
  <p role="status" className="mt-4 flex items-center gap-3">
    <Spinner /> {text}
  </p>
)

interface PayAnewProps {
  bill: Bill
  hasRunOut: boolean
  paying: Paying
  pay: (by: PayWith) => Promise<unknown>
}

function PayAnew({ bill: { payment, cents }, hasRunOut, paying, pay }: PayAnewProps) {
  const t = useText()
  return (
    <div className="mt-4 grid gap-4">
      {payment?.state === 'refused' && (
        <div role="alert">
          <Notice tone="urucum" icon={<TriangleAlert aria-hidden size={20} strokeWidth={1.75} />}>
            {payment.refusal ?? t(changeTexts.notPaid)}
          </Notice>
        </div>
      )}
      {(hasRunOut || payment?.state === 'expired') && (
        <p role="status" className="font-semibold">
          {t(changeTexts.pixExpired)}
        </p>
      )}
      <PayForm paying={paying} pay={pay} label={payText(t, cents)} />
    </div>
  )
}

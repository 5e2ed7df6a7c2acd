import { money } from '@bra/contract/trade/format'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../lib/text.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { useIsChanging } from '../cart/cart.data.ts'
import { payWithTexts } from '../../money/payments/pay-with-texts.ts'
import { PayerFields } from '../../money/payments/PayerFields.tsx'
import { cardsQuery } from '../../money/payments/payments.data.ts'
import { allowedParts, partsOf } from './choice.ts'
import { CreditChoice } from './CreditChoice.tsx'
import type { PaymentStepProps } from './payment-step.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { Progress } from './Progress.tsx'
import type { Purchase } from './purchase.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { Step } from './Step.tsx'
import { checkoutTexts } from './texts.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import type { Buying } from './useBuying.ts'
import { type PayBy, type Placed, usePay } from './usePay.ts'

interface CheckoutFrameProps {
  buying: Buying
  purchase: Purchase
  news?: ReactNode
  children: ReactNode
  waitsFor: string | null
  send: (by: PayBy) => Promise<Placed>
  findLost: () => Promise<number | undefined>
}

/** The last step is the same for a cart and for an order that waits for its payment. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { buying, purchase, news, children, waitsFor, send, findLost } = props
  const t = useText()
  const { steps, choice } = buying
  const { data: cards } = useQuery(cardsQuery)
  const { due_cents: total, spendable_cents: spendable } = purchase
  const { pay, isPending } = usePay(buying, { total, cards, send, findLost })
  const isPaying = [isPending, useIsChanging(), buying.orderId !== null].includes(true)
  const isWide = useMediaQuery('(min-width: 64rem)')
  const summary = <PurchaseSummary purchase={purchase} isWide={isWide} />
  const told = (
    <>
      <TroubleNotice trouble={buying.trouble} onPix={() => payByPix(buying)} />
      {news}
    </>
  )
  const text = t(checkoutTexts.pay, { total: money(total), how: useWayInWords(buying, total, cards) }).trim()
  return (
    <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
      <Progress open={steps.open} />
      {!isWide && summary}
      <div className="flex min-w-0 flex-col gap-4">
        {steps.open !== 'payment' && told}
        {children}
        {steps.open === 'payment' && told}
        <Step name="payment" steps={steps} summary={null}>
          {spendable > 0 && (
            <CreditChoice
              cents={spendable}
              isUsed={choice.usesCredit}
              isDisabled={isPaying}
              onChoose={(usesCredit) => buying.choose({ ...choice, usesCredit })}
            />
          )}
          <PayerFields onSaved={() => buying.tell(null)} />
          <PaymentStep
            {...{ total, cards, choice }}
            card={buying.card}
            onChoose={buying.choose}
            act={{ text, isPaying, waitsFor, pay }}
          />
        </Step>
        <p role="status" className="font-semibold text-mata empty:hidden">
          {buying.orderId !== null && t(checkoutTexts.placed, { number: String(buying.orderId) })}
        </p>
      </div>
      {isWide && summary}
    </div>
  )
}

function payByPix({ choice, choose, steps }: Buying) {
  choose({ ...choice, method: 'pix' })
  steps.go('payment')
  // The button that was pressed disappears with the message that it stands in.
  document.querySelector<HTMLElement>('[data-open-step]')?.focus()
}

/** Returns "com Pix" or "em 3x", and nothing before a way is chosen. */
function useWayInWords({ choice }: Buying, total: number, known: PaymentStepProps['cards']) {
  const t = useText()
  if (choice.method === null) return ''
  if (choice.method === 'pix') return t(payWithTexts.withPix)
  const parts = allowedParts(choice.installments, partsOf(total, known?.pagarme_data))
  return parts === 1 ? t(payWithTexts.withCard) : t(checkoutTexts.withParts, { parts })
}

import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.tsx'
import { useMediaQuery } from '../../../../ui/useMediaQuery.ts'
import { useIsChanging } from '../../cart/cart.data.ts'
import { cardsQuery } from '../../../money/payments/payments.data.ts'
import { allowedParts, cardName, partsOf, partsText } from './choice.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { Progress } from './Progress.tsx'
import type { Purchase } from './purchase.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { Step } from './Step.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'
import type { Buying } from './useBuying.ts'
import { type PayBy, type Placed, usePay } from './usePay.ts'

interface CheckoutFrameProps {
  buying: Buying
  purchase: Purchase
  address: ReactNode
  /** Says what changed meanwhile; stands above the open step. */
  news?: ReactNode
  /** The steps before the payment. */
  children: ReactNode
  waitsFor: string | null
  send: (by: PayBy) => Promise<Placed>
  findLost: () => Promise<number | undefined>
}

/** Lays out the steps beside the summary. The last two steps are the same for a cart and for a waiting order. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { buying, purchase, address, news, children, waitsFor, send, findLost } = props
  const t = useText()
  const { steps, choice } = buying
  const { data: cards } = useQuery(cardsQuery)
  const total = purchase.total_cents
  const { pay, isPending } = usePay(buying, { total, cards, send, findLost })
  const isChanging = useIsChanging()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const summary = <PurchaseSummary purchase={purchase} isWide={isWide} />
  const told = (
    <>
      <TroubleNotice trouble={buying.trouble} onPix={() => payByPix(buying)} />
      {news}
    </>
  )
  const { chosen, how } = usePaymentWords(buying, total, cards)
  return (
    <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,45rem)_23.75rem] lg:justify-between">
      <Progress open={steps.open} />
      {!isWide && summary}
      <div className="flex min-w-0 flex-col gap-4">
        {(steps.open === 'address' || steps.open === 'freight') && told}
        {children}
        {steps.open === 'payment' && told}
        <Step name="payment" steps={steps} summary={chosen}>
          <PaymentStep
            {...{ total, cards, choice }}
            card={buying.card}
            onChoose={buying.choose}
            onDone={() => steps.go('review')}
          />
        </Step>
        {steps.open === 'review' && told}
        <Step name="review" steps={steps} summary={null}>
          <ReviewStep
            {...{ purchase, address, how, waitsFor }}
            payment={chosen}
            isPaying={isPending || isChanging || buying.orderId !== null}
            onPay={pay}
          />
        </Step>
        <p role="status" className="font-semibold text-mata empty:hidden">
          {buying.orderId !== null && t('checkout.placed', { number: String(buying.orderId) })}
        </p>
      </div>
      {isWide && summary}
    </div>
  )
}

function payByPix({ choice, choose, steps }: Buying) {
  choose({ ...choice, method: 'pix' })
  steps.go('review')
}

/** Returns "Visa final 1111, 3x de R$ 71,43 sem juros" and the words of the button. */
function usePaymentWords({ choice, card }: Buying, total: number, known: Parameters<typeof PaymentStep>[0]['cards']) {
  const t = useText()
  if (choice.method !== 'card') return { chosen: t('checkout.pix'), how: t('checkout.withPix') }
  const parts = allowedParts(choice.installments, partsOf(total, known?.pagarme_data))
  const name = cardName(t, choice, known?.cards ?? [], card.getValues())
  return {
    chosen: `${name}, ${partsText(t, total, parts)}`,
    how: parts === 1 ? t('checkout.withCard') : t('checkout.withParts', { parts }),
  }
}

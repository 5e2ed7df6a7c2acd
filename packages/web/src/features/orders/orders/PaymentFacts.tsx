import type { SiteText } from '@bra/contract/kit/both'
import type { PaymentState } from '@bra/contract/money/payment-life'
import type { OrderPayment } from '@bra/contract/orders/order-payments.schemas'
import { CreditCard, QrCode } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { isGivenBack } from './paying.data.ts'
import { paymentTexts } from './payment-texts.ts'

const states: Record<PaymentState, { text: SiteText; tone: Tone }> = {
  intended: { text: paymentTexts.payIntended, tone: 'buriti' },
  pending: { text: paymentTexts.payPending, tone: 'buriti' },
  paid: { text: paymentTexts.payPaid, tone: 'mata' },
  refused: { text: paymentTexts.payRefused, tone: 'urucum' },
  expired: { text: paymentTexts.payExpired, tone: 'neutral' },
  refunding: { text: paymentTexts.payRefunding, tone: 'anil' },
  refunded: { text: paymentTexts.payRefunded, tone: 'neutral' },
  charged_back: { text: paymentTexts.payChargedBack, tone: 'urucum' },
}

export function PaymentFacts({ payment }: { payment: OrderPayment }) {
  const t = useText()
  const { method, state, card, installments, refusal } = payment
  const { text, tone } = states[state]
  const Icon = method === 'pix' ? QrCode : CreditCard
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon aria-hidden size={20} strokeWidth={1.75} className="flex-none text-ink-2" />
        {method === 'pix' ? t(paymentTexts.pix) : <CardName card={card} />}
      </p>
      {method === 'card' && <p className="text-ink-2">{t(paymentTexts.installments, { count: installments })}</p>}
      <Badge tone={tone}>{t(text)}</Badge>
      {refusal && (state === 'refused' || isGivenBack(payment)) && <p className="text-ink-2">{refusal}</p>}
    </div>
  )
}

function CardName({ card }: Pick<OrderPayment, 'card'>) {
  const t = useText()
  return <>{card ? t(paymentTexts.cardOf, { brand: card.brand, last: card.last_four }) : t(paymentTexts.card)}</>
}

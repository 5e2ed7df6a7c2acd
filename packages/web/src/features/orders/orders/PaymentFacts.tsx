import type { OrderPaymentState } from '@bra/contract/orders/order-life'
import type { OrderPayment } from '@bra/contract/orders/order-payments.schemas'
import { CreditCard, QrCode } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { isGivenBack } from './paying.data.ts'

const states: Record<OrderPaymentState, { text: TextKey; tone: Tone }> = {
  intended: { text: 'orders.payIntended', tone: 'buriti' },
  pending: { text: 'orders.payPending', tone: 'buriti' },
  paid: { text: 'orders.payPaid', tone: 'mata' },
  refused: { text: 'orders.payRefused', tone: 'urucum' },
  expired: { text: 'orders.payExpired', tone: 'neutral' },
  refunding: { text: 'orders.payRefunding', tone: 'anil' },
  refunded: { text: 'orders.payRefunded', tone: 'neutral' },
  charged_back: { text: 'orders.payChargedBack', tone: 'urucum' },
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
        {method === 'pix' ? t('orders.pix') : <CardName card={card} />}
      </p>
      {method === 'card' && <p className="text-ink-2">{t('orders.installments', { count: installments })}</p>}
      <Badge tone={tone}>{t(text)}</Badge>
      {refusal && (state === 'refused' || isGivenBack(payment)) && <p className="text-ink-2">{refusal}</p>}
    </div>
  )
}

function CardName({ card }: Pick<OrderPayment, 'card'>) {
  const t = useText()
  return <>{card ? t('orders.cardOf', { brand: card.brand, last: card.last_four }) : t('orders.card')}</>
}

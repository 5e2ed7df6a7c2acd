import { money } from '@bra/contract/trade/format'
import type { PaymentAttempt } from '@bra/contract/office/order-search.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { orderSearchTexts } from './texts.ts'

const tones: Record<PaymentAttempt['state'], Tone> = {
  intended: 'neutral',
  pending: 'buriti',
  paid: 'mata',
  refused: 'urucum',
  expired: 'neutral',
  refunding: 'buriti',
  refunded: 'neutral',
  charged_back: 'urucum',
}

export function PaymentsPanel({ payments }: { payments: PaymentAttempt[] }) {
  const { t, visit } = useEnv()
  return (
    <section aria-label={t(orderSearchTexts.payments)} className="panel p-4 sm:p-5">
      <h2 className="text-h3">{t(orderSearchTexts.payments)}</h2>
      {payments.length === 0 && <p className="mt-2 text-ink-2">{t(orderSearchTexts.noPayments)}</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="py-3">
            <p className="mb-2 flex flex-wrap items-center gap-2 font-semibold">
              {t(orderSearchTexts[payment.method])}
              <Badge tone={tones[payment.state]}>{t(orderSearchTexts[`pay_${payment.state}`])}</Badge>
              {payment.dispute && (
                <Link to={paths.dispute(payment.dispute.id)} className={loneLinkStyle}>
                  {t(orderSearchTexts[`disputed_${payment.dispute.state}`])}
                </Link>
              )}
            </p>
            <Facts
              facts={[
                [t(orderSearchTexts.code), payment.code],
                [t(orderSearchTexts.paymentId), payment.payment_id],
                [t(orderSearchTexts.chargeId), payment.charge_id],
                [t(orderSearchTexts.paid), payment.paid_cents !== null && money(payment.paid_cents)],
                [t(orderSearchTexts.cardUsed), payment.card && `${payment.card} · ${payment.installments}×`],
                [t(orderSearchTexts.refusal), payment.refusal],
                [t(orderSearchTexts.begun), moment(payment.created_at, visit.language)],
                [t(orderSearchTexts.expires), moment(payment.expires_at, visit.language)],
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

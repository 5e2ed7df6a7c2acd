import { money } from '@bra/contract/trade/format'
import type { PaymentAttempt } from '@bra/contract/office/order-search.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'

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
    <section aria-label={t('lookups.payments')} className="panel p-4 sm:p-5">
      <h2 className="text-h3">{t('lookups.payments')}</h2>
      {payments.length === 0 && <p className="mt-2 text-ink-2">{t('lookups.noPayments')}</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="py-3">
            <p className="mb-2 flex flex-wrap items-center gap-2 font-semibold">
              {t(`lookups.${payment.method}`)}
              <Badge tone={tones[payment.state]}>{t(`lookups.pay_${payment.state}`)}</Badge>
              {payment.dispute && (
                <Link to={paths.dispute(payment.dispute.id)} className={loneLinkStyle}>
                  {t(`lookups.disputed_${payment.dispute.state}`)}
                </Link>
              )}
            </p>
            <Facts
              facts={[
                [t('lookups.code'), payment.code],
                [t('lookups.paymentId'), payment.payment_id],
                [t('lookups.chargeId'), payment.charge_id],
                [t('lookups.paid'), payment.paid_cents !== null && money(payment.paid_cents)],
                [t('lookups.cardUsed'), payment.card && `${payment.card} · ${payment.installments}×`],
                [t('lookups.refusal'), payment.refusal],
                [t('lookups.begun'), moment(payment.created_at, visit.language)],
                [t('lookups.expires'), moment(payment.expires_at, visit.language)],
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

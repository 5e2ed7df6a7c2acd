import type { Sandbox } from '@bra/sandbox/sandbox'
import { paymentsAtProvider } from '../modules/orders/orders/index.ts'
import type { Db } from '../platform/db.ts'

const MOST_PAYMENTS = 20_000

/** The sandbox starts empty, so it is told the payments that a real provider would still know. */
export async function rememberPayments(sandbox: Sandbox, db: Db) {
  const payments = await paymentsAtProvider(db, MOST_PAYMENTS)
  sandbox.rememberPayments(
    payments.map((row) => ({
      id: row.id,
      chargeId: row.charge_id,
      code: row.code,
      customerId: row.payer_id,
      method: row.method,
      installments: row.installments,
      dispute: row.dispute,
      cents: row.cents,
      refundedCents: row.refunded_cents,
      paidAt: row.paid_at,
      createdAt: row.created_at,
      pix: row.pix_code === null ? null : { code: row.pix_code, expiresAt: row.expires_at },
      card: row.card_last_four === null ? null : { brand: row.card_brand ?? '', lastFour: row.card_last_four },
    })),
  )
}

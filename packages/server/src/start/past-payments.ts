import type { Sandbox } from '@bra/sandbox/sandbox'
import { paymentsAtProvider } from '../modules/orders/index.ts'
import type { Db } from '../platform/db.ts'

/** Far more than anybody makes with a provider that is none. */
const MOST = 20_000

/** The sandbox begins with nothing: it is told what a real provider would still know. */
export async function rememberPayments(sandbox: Sandbox, db: Db) {
  const kept = await paymentsAtProvider(db, MOST)
  sandbox.rememberPayments(
    kept.map((row) => ({
      ...{ id: row.id, chargeId: row.charge_id, code: row.code, customerId: row.payer_id, method: row.method },
      ...{ installments: row.installments, dispute: row.dispute },
      ...{ cents: row.cents, refundedCents: row.refunded_cents, paidAt: row.paid_at, createdAt: row.created_at },
      pix: row.pix_code === null ? null : { code: row.pix_code, expiresAt: row.expires_at },
      card: row.card_last_four === null ? null : { brand: row.card_brand ?? '', lastFour: row.card_last_four },
    })),
  )
}

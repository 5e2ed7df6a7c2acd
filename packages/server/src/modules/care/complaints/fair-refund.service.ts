import type { ComplaintLine, ComplaintReason, FairRefund } from '@bra/contract/care/complaints.schemas'
import type { App } from '../../../app.ts'
import { priceVariants } from '../../prices/fair-prices/index.ts'
import { fairRefund, isOfCondition } from './fair-refund.ts'

/** Calculates what the buyer should get back, from the sales of the card in both conditions; one statement for all. */
export async function fairRefundOf(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { reason, lines, most }: { reason: ComplaintReason; lines: ComplaintLine[]; most: number },
): Promise<FairRefund | null> {
  const asked = isOfCondition(reason) ? lines : []
  const variants = asked.flatMap(
    ({ product_id, condition, language, finish, extras, received_condition: received }) => [
      { product_id, condition, language, finish, extras },
      { product_id, condition: received ?? condition, language, finish, extras },
    ],
  )
  const prices = variants.length > 0 ? await priceVariants(db, { clock }, variants) : []
  const priced = lines.map((line, at) => ({
    line_id: line.id,
    quantity: line.contested,
    unit_cents: line.unit_price_cents,
    sold: line.condition,
    received: line.received_condition,
    soldPrice: prices[2 * at]?.fair ?? null,
    receivedPrice: prices[2 * at + 1]?.fair ?? null,
  }))
  return fairRefund(reason, priced, most)
}

import type { Payment } from '../payments/index.ts'

/** What the provider told of an attempt, in its answer or afterwards. */
export interface Told {
  code: string
  paymentId: string
  chargeId: string
  state: Payment['state']
  cents: number
  disputedCents: number
  refusal: string | null
  pixCode: string | null
  card: { card_brand: string; card_last_four: string } | null
}

export const toldBy = (payment: Payment): Told => ({
  code: payment.code,
  paymentId: payment.id,
  chargeId: payment.chargeId,
  state: payment.state,
  cents: payment.cents,
  disputedCents: payment.disputedCents,
  refusal: payment.refusal,
  pixCode: payment.pix?.code ?? null,
  card: payment.card && { card_brand: payment.card.brand, card_last_four: payment.card.lastFour },
})

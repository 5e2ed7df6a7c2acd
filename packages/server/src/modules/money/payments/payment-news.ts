import type { Payment } from './providers/port.ts'

export interface PaymentNews {
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

export const newsOfPayment = (payment: Payment): PaymentNews => ({
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

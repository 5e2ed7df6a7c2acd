import { money } from '@bra/contract/trade/format'
import type { PaidWith } from './order-notices.queries.ts'

/** Returns in words how an order was paid, as its contract says it. */
export function paidBy(paid: PaidWith | undefined) {
  const credit = paid && paid.credit_cents > 0 ? `, e ${money(paid.credit_cents)} de crédito` : ''
  return `${chargedTo(paid)}${credit}`
}

function chargedTo(paid: PaidWith | undefined) {
  if (paid?.method !== 'card') return 'Pix'
  const { brand, last_four: last, installments } = paid
  const card = last ? `${brand ?? ''} final ${last}`.trim() : 'Cartão de crédito'
  return `${card}, ${installments > 1 ? `em ${installments} vezes` : 'à vista'}`
}

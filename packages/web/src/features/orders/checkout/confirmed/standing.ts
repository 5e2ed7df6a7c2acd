import type { Order } from '@bra/contract/orders/orders.schemas'
import { isAwaited, isGivenBack } from '../../orders/paying.data.ts'

export type Standing = 'paid' | 'pix' | 'card' | 'refused' | 'expired' | 'given_back' | 'cancelled'

export function standingOf({ state, payment }: Order): Standing {
  if (payment.state === 'paid') return 'paid'
  if (state === 'cancelled' || payment.state === 'charged_back') return 'cancelled'
  if (isGivenBack(payment)) return 'given_back'
  if (state === 'expired') return 'expired'
  if (payment.method === 'pix') return 'pix'
  return isAwaited(payment) ? 'card' : 'refused'
}

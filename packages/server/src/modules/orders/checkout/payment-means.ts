import { installmentsOf } from '@bra/contract/trade/installments'
import type { PayBy } from '@bra/contract/orders/order-payments.schemas'
import type { App } from '../../../app.ts'
import { failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import {
  cardToCharge,
  installmentRule,
  type NewCharge,
  payerIdOf,
  type PostalAddress,
} from '../../money/payments/index.ts'

type ByCard = Exclude<NewCharge['by'], { method: 'pix' }>
/** A bill goes to the address of the parcel, unless the person has a billing address. */
export type AskedBy = { method: 'pix' } | (Omit<ByCard, 'billTo'> & { billTo: PostalAddress | null } & OfCard)
type OfCard = { cardId: string } | { token: string }

export interface Means {
  installments: number
  payerId: string
  by: AskedBy
  card: { card_brand: string; card_last_four: string } | null
}

export async function meansOf(app: App, user: User, asked: PayBy, totalCents: number): Promise<Means> {
  if (asked.method === 'pix')
    return { installments: 1, payerId: await payerIdOf(app, user.id), by: { method: 'pix' }, card: null }
  const { installments } = asked
  if (!installmentsOf(totalCents, await installmentRule(app)).includes(installments))
    failAt('installments', 'installments_refused')
  const { payerId, card, billTo, ...of } = await cardToCharge(app, user, asked)
  return {
    installments,
    payerId,
    by: { method: 'card', installments, billTo, ...of.by },
    card: card && { card_brand: card.brand, card_last_four: card.lastFour },
  }
}

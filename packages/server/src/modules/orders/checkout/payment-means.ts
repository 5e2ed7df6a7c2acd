import { installmentsOf } from '@bra/contract/installments'
import type { PayBy } from '@bra/contract/order-payments.schemas'
import type { App } from '../../app.ts'
import { failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { cardToCharge, installmentRule, type NewCharge, payerIdOf, type PostalAddress } from '../payments/index.ts'

type ByCard = Exclude<NewCharge['by'], { method: 'pix' }>
/** A bill goes where the parcel goes, unless the person has an address of its own. */
export type AskedBy = { method: 'pix' } | (Omit<ByCard, 'billTo'> & { billTo: PostalAddress | null } & OfCard)
type OfCard = { cardId: string } | { token: string }

/** How an attempt is to be paid. */
export interface Means {
  installments: number
  payerId: string
  by: AskedBy
  card: { card_brand: string; card_last_four: string } | null
}

/** Everything that can be refused before anything is bought. */
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

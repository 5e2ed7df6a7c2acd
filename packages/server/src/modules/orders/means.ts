import { installmentsOf } from '@bra/contract/installments'
import type { PayBy } from '@bra/contract/order-payments.schemas'
import type { App } from '../../app.ts'
import { failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { cardToCharge, installmentRule, type NewCharge, payerIdOf } from '../payments/index.ts'

/** How an attempt is to be paid. */
export interface Means {
  installments: number
  payerId: string
  by: Exclude<NewCharge['by'], { method: 'pix' }> | { method: 'pix' }
  card: { card_brand: string; card_last_four: string } | null
}

/** Everything that can be refused before anything is bought. */
export async function meansOf(app: App, user: User, asked: PayBy, totalCents: number): Promise<Means> {
  if (asked.method === 'pix')
    return { installments: 1, payerId: await payerIdOf(app, user.id), by: { method: 'pix' }, card: null }
  const { installments } = asked
  if (!installmentsOf(totalCents, await installmentRule(app)).includes(installments))
    failAt('installments', 'installments_refused')
  const { payerId, card, ...of } = await cardToCharge(app, user, asked)
  return {
    installments,
    payerId,
    by: { method: 'card', installments, ...of.by },
    card: card && { card_brand: card.brand, card_last_four: card.lastFour },
  }
}

import type { PayWith } from '@bra/contract/money/payments.schemas'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { cardToCharge, type NewCharge, payerIdOf } from '../payments/index.ts'

type ByCard = Extract<NewCharge['by'], { method: 'card' }>

export interface BillMeans {
  payerId: string
  by: { method: 'pix' } | ByCard
  card: { card_brand: string; card_last_four: string } | null
  /** The card on file that is charged; null for a Pix. */
  savedCardId: number | null
}

/** Throws what the payer has to mend. A new card is always kept, as it pays the next bill, too. */
export async function billMeans(app: App, user: Pick<User, 'id'>, asked: PayWith): Promise<BillMeans> {
  if (asked.method === 'pix')
    return { payerId: await payerIdOf(app, user.id), by: { method: 'pix' }, card: null, savedCardId: null }
  const chosen = await cardToCharge(app, user, { ...asked, keep: true })
  return {
    payerId: chosen.payerId,
    by: { method: 'card', installments: 1, billTo: chosen.billTo ?? fail('payer_without_address'), ...chosen.by },
    card: chosen.card && { card_brand: chosen.card.brand, card_last_four: chosen.card.lastFour },
    savedCardId: chosen.savedCardId,
  }
}

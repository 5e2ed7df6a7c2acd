import type { App } from '../../app.ts'
import { fail, failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { cardOfPerson } from './cards.queries.ts'
import { keepNewCard } from './cards.service.ts'
import { cardView } from './cards.view.ts'
import { payerIdOf } from './payers.service.ts'
import type { CardOnFile } from './providers/port.ts'

interface Chosen {
  card_id?: number
  token?: string
  /** A token buys once: a card to keep is kept first, and charged as such. */
  keep: boolean
}
interface CardToCharge {
  /** Whose card it is at the provider, even where the person goes by another e-mail now. */
  payerId: string
  by: { cardId: string } | { token: string }
  /** Null until the provider has told what is behind the token. */
  card: Pick<CardOnFile, 'brand' | 'lastFour'> | null
}

/** Only the person's own, and only one that has not expired. */
export async function cardToCharge(app: App, user: User, { card_id: id, token, keep }: Chosen): Promise<CardToCharge> {
  if (token && !keep) return { payerId: await payerIdOf(app, user.id), by: { token }, card: null }
  const row = token
    ? await keepNewCard(app, user, token)
    : ((await cardOfPerson(app.db, user.id, id!)) ?? fail('card_not_found'))
  if (cardView(row, app.clock.now()).expired) failAt('card_id', 'card_expired')
  return {
    payerId: row.payer_id,
    by: { cardId: row.provider_card_id },
    card: { brand: row.brand, lastFour: row.last_four },
  }
}

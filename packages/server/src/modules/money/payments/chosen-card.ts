import type { App } from '../../../app.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { cardOfPerson } from './cards.queries.ts'
import { keepNewCard } from './cards.service.ts'
import { cardView } from './cards.view.ts'
import { keptPayer, payerOf } from './payers.service.ts'
import type { CardOnFile, PostalAddress } from './providers/port.ts'

interface Chosen {
  card_id?: number
  token?: string
  /** A token works once, so a card to keep is saved first and charged as a saved card. */
  keep: boolean
}
interface CardToCharge {
  /** The payer who owns the card at the provider, even if the person has another e-mail now. */
  payerId: string
  by: { cardId: string } | { token: string }
  billTo: PostalAddress | null
  /** Null until the provider has told what is behind the token. */
  card: Pick<CardOnFile, 'brand' | 'lastFour'> | null
  /** Null if the card is not kept. */
  savedCardId: number | null
}

export async function cardToCharge(
  app: App,
  user: Pick<User, 'id'>,
  { card_id: id, token, keep }: Chosen,
): Promise<CardToCharge> {
  const payer = await payerOf(app, user.id)
  const billTo = payer.address
  if (token && !keep)
    return { payerId: await keptPayer(app, payer), by: { token }, billTo, card: null, savedCardId: null }
  const row = token
    ? await keepNewCard(app, user, token)
    : ((await cardOfPerson(app.db, user.id, id!)) ?? fail('card_not_found'))
  if (cardView(row, app.clock.now()).expired) failAt('card_id', 'card_expired')
  return {
    payerId: row.payer_id,
    by: { cardId: row.provider_card_id },
    billTo,
    card: { brand: row.brand, lastFour: row.last_four },
    savedCardId: row.id,
  }
}

import { say } from '@bra/contract/kit/saying'
import { MOST_CARDS } from '@bra/contract/money/payments'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import type { User } from '../../../platform/routes.ts'
import { countTry, limitOf, takeBackTry } from '../../ground/security/index.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { cardsOfPerson, deleteRemovedCard, keepCard, removeCardOfPerson, removedCards } from './cards.queries.ts'
import { cardView } from './cards.view.ts'
import { payerOf } from './payers.service.ts'
import { paymentProvider } from './payment-provider.ts'
import { CardRefused, type Payer, PaymentRejected, PaymentsUnavailable, type PostalAddress } from './providers/port.ts'

/** Whoever tries out stolen cards soon waits longer and longer. */
const triesOf = (userId: number) => [{ kind: 'save card', of: [userId], limit: limitOf(5) }]

export async function cardsOf(app: App, userId: number) {
  const now = app.clock.now()
  return (await cardsOfPerson(app.db, userId)).map((row) => cardView(row, now))
}

export const tokensOf = async (app: App) => ({
  tokens_url: `${app.providers.pagarmeUrl}/tokens`,
  public_key: app.config.pagarme.publicKey,
  ...(await installmentRule(app)),
})

export async function saveCard(app: App, user: User, token: string) {
  const card = cardView(await keepNewCard(app, user, token), app.clock.now())
  return { success: true, message: say('Cartão salvo com sucesso!', 'Card saved!'), card }
}

/** `token` is the provider's, of a card that we never see. */
export async function keepNewCard(app: App, user: Pick<User, 'id'>, token: string) {
  if ((await cardsOfPerson(app.db, user.id)).length >= MOST_CARDS) fail('too_many_cards')
  const payer = await payerOf(app, user.id)
  const billTo = payer.address ?? fail('payer_without_address')
  const tries = triesOf(user.id)
  await countTry(app, tries)
  const { payerId, card } = await kept(app, { payer, billTo, token })

  return app.transaction(async (tx) => {
    await takeBackTry(tx, tries)
    await holdLists(tx, user.id)
    if ((await cardsOfPerson(tx, user.id)).length >= MOST_CARDS) fail('too_many_cards')
    return keepCard(tx, {
      user_id: user.id,
      payer_id: payerId,
      provider_card_id: card.id,
      brand: card.brand,
      last_four: card.lastFour,
      holder: card.holder,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      created_at: app.clock.now(),
    })
  })
}

interface NewCard {
  payer: Payer
  billTo: PostalAddress
  token: string
}

async function kept(app: App, { payer, billTo, token }: NewCard) {
  const provider = paymentProvider(app)
  try {
    const payerId = await provider.keepPayer(payer)
    return { payerId, card: await provider.saveCard(payerId, token, billTo) }
  } catch (error) {
    app.log.warn({ err: error }, 'card not saved')
    if (error instanceof CardRefused) return fail('card_refused')
    if (error instanceof PaymentRejected) return fail('payer_refused')
    if (error instanceof PaymentsUnavailable) return fail('payments_unavailable')
    throw error
  }
}

/** The owner no longer sees the card; a job removes it at the provider. */
export async function removeCard(app: App, user: User, id: number) {
  if (!(await app.transaction((tx) => removeCardOfPerson(tx, user.id, id)))) fail('card_not_found')
  return { success: true, message: say('Cartão removido.', 'Card removed.') }
}

/** A card that the provider fails to delete does not stop the others. */
export const forgetRemovedCards = (app: App) =>
  eachPage(app, {
    page: (part) => removedCards(app.db, part),
    work: async (card) => {
      await paymentProvider(app).forgetCard(card.payer_id, card.provider_card_id)
      await app.transaction((tx) => deleteRemovedCard(tx, card.id))
    },
  })

export async function installmentRule({ db }: App) {
  const [max, minimum] = [await numberOf(db, 'card_installments_max'), await numberOf(db, 'card_installment_minimum')]
  return { installments_max: max, installment_minimum_cents: minimum }
}

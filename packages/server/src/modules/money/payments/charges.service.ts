import type { App } from '../../app.ts'
import { numberOf } from '../settings/index.ts'
import { countTry, limitOf, takeBackTry } from '../security/index.ts'

/** In how many parts a card may pay, and how small one may be. */
export async function installmentRule({ db }: App) {
  const [max, minimum] = [await numberOf(db, 'card_installments_max'), await numberOf(db, 'card_installment_minimum')]
  return { installments_max: max, installment_minimum_cents: minimum }
}

/** Counts one charge of a card before it is asked for; one that pays was none. */
export async function cardTry(app: App, userId: number) {
  const tries = [{ kind: 'charge card', of: [userId], limit: limitOf(5) }]
  await countTry(app, tries)
  return { takeBack: () => app.transaction((tx) => takeBackTry(tx, tries)) }
}

import type { App } from '../../../app.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { countTry, limitOf, takeBackTry } from '../../ground/security/index.ts'

export async function installmentRule({ db }: App) {
  const [max, minimum] = [await numberOf(db, 'card_installments_max'), await numberOf(db, 'card_installment_minimum')]
  return { installments_max: max, installment_minimum_cents: minimum }
}

/** Counts a card charge before it is asked for; `takeBack` undoes that once the charge has paid. */
export async function cardTry(app: App, userId: number) {
  const tries = [{ kind: 'charge card', of: [userId], limit: limitOf(5) }]
  await countTry(app, tries)
  return { takeBack: () => app.transaction((tx) => takeBackTry(tx, tries)) }
}

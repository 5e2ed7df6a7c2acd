import type { App } from '../../../app.ts'
import { numberOf } from '../../ground/settings/index.ts'

export async function installmentRule({ db }: App) {
  const [max, minimum] = [await numberOf(db, 'card_installments_max'), await numberOf(db, 'card_installment_minimum')]
  return { installments_max: max, installment_minimum_cents: minimum }
}

import { conditionNames, offerConditions } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { conditionsOnSale, productExists } from './listings.queries.ts'

export async function listConditions({ db }: App, productId: number) {
  const found = await conditionsOnSale(db, productId)
  if (!found.length && !(await productExists(db, productId))) fail('product_not_found')
  const rank = (condition: (typeof found)[number]) => offerConditions.indexOf(condition.condition)
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .map((condition) => ({ ...condition, name: conditionNames[condition.condition] }))
}

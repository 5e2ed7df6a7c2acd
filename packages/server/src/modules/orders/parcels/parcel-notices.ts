import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { type Said, tellSellersIn, tellSender } from '../order-notices/index.ts'

interface OccasionOfSellers {
  key: string
  say: (order: number, cents: number) => Said
}

/** Tells each store whose goods the centre sends; `say` gets the order number and the price of the store's goods. */
export const tellSellers = (tx: Tx, app: Pick<App, 'clock'>, id: number, told: OccasionOfSellers) =>
  tellSellersIn(tx, app, [id], told)

export async function tellAllSellers(
  tx: Tx,
  app: Pick<App, 'clock'>,
  id: number,
  told: { key: string; say: (order: number) => Said },
) {
  await tellSender(tx, app, id, told)
  await tellSellers(tx, app, id, told)
}

import { storeOrders } from '@bra/contract/dispatch/store-orders'
import { storeOrdersSchemas } from '@bra/contract/dispatch/store-orders.schemas'
import type { App } from '../../../app.ts'
import { type Actor, routes } from '../../../platform/routes.ts'
import { giveBack } from './given-back.ts'
import { checkPackedCard } from './card-checks.ts'
import { noteLacking } from './lacking.ts'
import { storeOf } from './sale-handlers.ts'
import { cancelSale, type Done, keepSale, moveSale } from './store-orders.service.ts'
import { pageOfSales, showSale } from './store-orders.view.ts'

interface Context<Body> {
  app: App
  user: Actor
  body: Body
}

const changes =
  <Body extends { id: number }>(work: (app: App, of: ReturnType<typeof storeOf>, body: Body) => Promise<Done>) =>
  async ({ app, user, body }: Context<Body>) => ({
    ...(await work(app, storeOf(user), body)),
    result: await showSale(app, user, body.id),
  })

export default routes(storeOrders, storeOrdersSchemas, {
  list: ({ app, user, params, query }) => pageOfSales(app, user, params.store_id, query),
  show: ({ app, user, params }) => showSale(app, user, params.id),
  cancel: changes(cancelSale),
  giveBack: changes(giveBack),
  keep: changes(keepSale),
  checkCard: changes(checkPackedCard),
  lacking: changes(noteLacking),
  move: changes(moveSale),
})

import { stats } from '@bra/contract/prices/stats'
import { statsSchemas } from '@bra/contract/prices/stats.schemas'
import { ranking } from '@bra/contract/stores/stores'
import { rankingSchemas } from '@bra/contract/stores/stores.schemas'
import { routes } from '../../../platform/routes.ts'
import { chartPrices, listMovers, listSales, rankProducts, rankStores } from './stats.service.ts'
import { originOf } from '../../ground/security/index.ts'
import { standardOf } from '../standards/index.ts'
import { viewerOfRequest } from './viewer.ts'
import { noteView } from './views.service.ts'

export default [
  ...routes(stats, statsSchemas, {
    highAndLow: ({ app, request, body }) => rankProducts(app, body, standardOf(request)),
    prices: ({ app, body }) => chartPrices(app, body),
    history: ({ app, body }) => listSales(app, body),
    viewed: ({ app, request, user, visitor, body }) =>
      noteView(app, {
        productId: body.id,
        viewer: viewerOfRequest(user, visitor),
        from: originOf(request, null),
      }),
    movers: ({ app, request }) => listMovers(app, standardOf(request)),
  }),
  ...routes(ranking, rankingSchemas, {
    ranking: ({ app, body }) => rankStores(app, body),
  }),
]

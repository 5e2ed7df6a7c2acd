import { search } from '@bra/contract/shopping/search'
import { searchSchemas } from '@bra/contract/shopping/search.schemas'
import { routes } from '../../../platform/routes.ts'
import { viewerOfRequest } from '../../prices/stats/index.ts'
import { listProducts } from './search.list.ts'
import { showProduct, storesOfProduct } from './search.product.ts'
import { braCenterFeatured, productsByPrintedReference, recentlySeen, suggest } from './search.suggest.ts'

const isYes = (value: string | undefined) => value === '1' || value === 'true'

export default routes(search, searchSchemas, {
  products: ({ app, body }) => listProducts(app, body),
  show: ({ app, user, visitor, params, body }) =>
    showProduct(app, params.id, { ...body, viewer: viewerOfRequest(user, visitor) }),
  storesOfProduct: ({ app, body }) => storesOfProduct(app, body),
  suggest: ({ app, params, query }) =>
    suggest(app, { typed: params.query, centreTakes: isYes(query.can_send_bra_center) }),
  suggestTcg: ({ app, params, query }) =>
    suggest(app, { typed: params.q, types: ['tcg'], centreTakes: isYes(query.can_send_bra_center) }),
  suggestBra: ({ app, params, query }) =>
    suggest(app, { typed: params.q, types: ['acs', 'bra'], centreTakes: isYes(query.can_send_bra_center) }),
  byReference: ({ app, params }) => productsByPrintedReference(app, params.q),
  recentlySeen: ({ app, user, visitor, query }) =>
    recentlySeen(app, user ? viewerOfRequest(user, visitor) : (query.guest_id ?? visitor.guestId)),
  braCenterFeatured: ({ app }) => braCenterFeatured(app),
})

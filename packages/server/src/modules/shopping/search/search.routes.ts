import { search } from '@bra/contract/shopping/search'
import { searchSchemas } from '@bra/contract/shopping/search.schemas'
import { routes } from '../../../platform/routes.ts'
import { viewerOfRequest } from '../../prices/stats/index.ts'
import { listProducts } from './search.list.ts'
import { showProduct, storesOfProduct } from './search.product.ts'
import { printingsOfProduct } from './search.printings.ts'
import { braCenterFeatured, productsByPrintedReference, recentlySeen, suggest } from './search.suggest.ts'

interface Within {
  can_send_bra_center?: string | undefined
  business?: string | undefined
}

const within = ({ can_send_bra_center: centre, business }: Within) => ({
  centreTakes: centre === '1' || centre === 'true',
  business,
})

export default routes(search, searchSchemas, {
  products: ({ app, body }) => listProducts(app, body),
  show: ({ app, user, visitor, params, body }) =>
    showProduct(app, params.id, { ...body, viewer: viewerOfRequest(user, visitor) }),
  storesOfProduct: ({ app, body }) => storesOfProduct(app, body),
  printings: ({ app, params, body }) => printingsOfProduct(app, params.id, body),
  suggest: ({ app, params, query }) => suggest(app, { typed: params.query, ...within(query) }),
  suggestTcg: ({ app, params, query }) => suggest(app, { typed: params.q, types: ['tcg'], ...within(query) }),
  suggestBra: ({ app, params, query }) => suggest(app, { typed: params.q, types: ['acs', 'bra'], ...within(query) }),
  byReference: ({ app, params }) => productsByPrintedReference(app, params.q),
  recentlySeen: ({ app, user, visitor, query }) =>
    recentlySeen(app, user ? viewerOfRequest(user, visitor) : (query.guest_id ?? visitor.guestId)),
  braCenterFeatured: ({ app }) => braCenterFeatured(app),
})

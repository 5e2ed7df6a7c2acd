import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { search } from '@bra/contract/shopping/search'
import { searchSchemas } from '@bra/contract/shopping/search.schemas'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app.ts'
import { routes } from '../../../platform/routes.ts'
import { standardOf, withStandard } from '../../prices/standards/index.ts'
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

const told = async <Reply extends { products: Product[] }>(
  { app, request }: { app: App; request: FastifyRequest },
  reply: Reply,
): Promise<Reply> => ({ ...reply, products: await withStandard(app.db, reply.products, standardOf(request)) })

export default routes(search, searchSchemas, {
  products: ({ app, request, body }) => listProducts(app, body, standardOf(request)),
  show: ({ app, request, user, visitor, params, body }) =>
    showProduct(app, params.id, { ...body, viewer: viewerOfRequest(user, visitor), standard: standardOf(request) }),
  storesOfProduct: ({ app, request, body }) => storesOfProduct(app, body, standardOf(request)),
  printings: ({ app, request, params, body }) =>
    printingsOfProduct(app, params.id, { ...body, usual: standardOf(request) }),
  suggest: async ({ app, request, params, query }) =>
    told({ app, request }, await suggest(app, { typed: params.query, ...within(query) })),
  suggestTcg: async ({ app, request, params, query }) =>
    told({ app, request }, await suggest(app, { typed: params.q, types: ['tcg'], ...within(query) })),
  suggestBra: async ({ app, request, params, query }) =>
    told({ app, request }, await suggest(app, { typed: params.q, types: ['acs', 'bra'], ...within(query) })),
  byReference: async ({ app, request, params }) =>
    told({ app, request }, await productsByPrintedReference(app, params.q)),
  recentlySeen: async ({ app, request, user, visitor, query }) => {
    const viewer = user ? viewerOfRequest(user, visitor) : (query.guest_id ?? visitor.guestId)
    return told({ app, request }, await recentlySeen(app, viewer))
  },
  braCenterFeatured: async ({ app, request }) => told({ app, request }, await braCenterFeatured(app)),
})

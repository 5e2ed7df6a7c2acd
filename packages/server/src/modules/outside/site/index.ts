import type { FastifyInstance } from 'fastify'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import {
  categoriesOfSitemap,
  productsOfSitemap,
  sealsOfSitemap,
  sitemapFiles,
  storesOfSitemap,
  textsOfSitemap,
} from './site.queries.ts'
import { namedPath, robots, sitemapIndex, urlSet } from './site.view.ts'

const OPEN_PAGES = [
  '/',
  '/productTcg/list',
  '/product/list',
  '/collection/list',
  '/promotion/list',
  '/product/rank',
  '/ranking',
  '/store/list',
  '/supplier',
  '/shopkeepers',
  '/questions',
]

export function registerSite(server: FastifyInstance, app: App) {
  const origin = app.config.publicUrl
  server.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)))

  server.get('/sitemap.xml', async (_, reply) => {
    const files = await sitemapFiles(app.db)
    const products = Array.from({ length: files }, (_, at) => `/sitemap-products-${at + 1}.xml`)
    return reply.type('application/xml').send(sitemapIndex(origin, ['/sitemap-pages.xml', ...products]))
  })

  server.get('/sitemap-pages.xml', async (_, reply) => {
    const { db } = app
    const [categories, seals, texts, stores] = await Promise.all([
      categoriesOfSitemap(db),
      sealsOfSitemap(db),
      textsOfSitemap(db),
      storesOfSitemap(db),
    ])
    const places = [
      ...OPEN_PAGES,
      ...categories.map((category) => namedPath('/product/list', category)),
      ...seals.map(({ used_in: kind, slug }) => `/${kind}/${slug}`),
      ...texts.map(({ code }) => `/text/${code}`),
      ...stores.map(({ slug }) => `/${slug}`),
    ]
    return reply.type('application/xml').send(
      urlSet(
        origin,
        places.map((path) => ({ path })),
      ),
    )
  })

  server.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d+).xml', async (request, reply) => {
    const file = Number(request.params.file)
    if (file < 1 || file > (await sitemapFiles(app.db))) fail('not_found')
    const products = await productsOfSitemap(app.db, file)
    const places = products.map((product) => ({ path: namedPath('/product', product), changedAt: product.updated_at }))
    return reply.type('application/xml').send(urlSet(origin, places))
  })
}

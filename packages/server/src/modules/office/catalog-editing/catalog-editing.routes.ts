import { catalogEditing } from '@bra/contract/office/catalog-editing'
import { catalogEditingSchemas } from '@bra/contract/office/catalog-editing.schemas'
import { routes } from '../../../platform/routes.ts'
import { mergeProducts, previewMerge } from './merging.service.ts'
import { elementsToChoose, raritiesInOrder, tagsToChoose } from './products.queries.ts'
import { addCurated, changeProduct, curatedProducts } from './products.service.ts'

export default routes(catalogEditing, catalogEditingSchemas, {
  products: ({ app, query }) => curatedProducts(app, query),
  vocabulary: async ({ app: { db } }) => ({
    rarities: await raritiesInOrder(db),
    elements: await elementsToChoose(db),
    brands: (await tagsToChoose(db, 'brand')).map(({ name }) => name),
    leagues: (await tagsToChoose(db, 'league')).map(({ name }) => name),
    tags: await tagsToChoose(db, 'product'),
  }),
  add: ({ app, user, body }) => addCurated(app, user, body),
  change: ({ app, user, params, body }) => changeProduct(app, user, { ...params, ...body }),
  preview: ({ app, params }) => previewMerge(app, params),
  merge: ({ app, user, params, body }) => mergeProducts(app, user, { ...params, ...body }),
})

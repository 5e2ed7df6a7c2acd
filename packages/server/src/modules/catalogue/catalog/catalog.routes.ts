import { catalog } from '@bra/contract/catalogue/catalog'
import { catalogSchemas } from '@bra/contract/catalogue/catalog.schemas'
import { origins } from '@bra/contract/trade/goods-origins'
import { routes } from '../../../platform/routes.ts'
import {
  businessesWithCounts,
  categoriesOfType,
  elementsInOrder,
  raritiesByRank,
  tagsUsedIn,
} from './catalog.queries.ts'
import { braData, category, copies, searchCategories } from './catalog.service.ts'
import { categoryView } from './catalog.view.ts'
import { conditionsOf } from './conditions.ts'

export default routes(catalog, catalogSchemas, {
  categories: async ({ app, query }) => ({
    categories: (await categoriesOfType(app.db, query.type)).map(categoryView),
  }),
  categoryOfBusiness: ({ app, params }) => category(app, params.id),
  category: ({ app, params }) => category(app, params.id),
  paginateCategories: ({ app, body }) => searchCategories(app, body),
  copies: ({ app, params }) => copies(app, params.id),
  braData: ({ app, body }) => braData(app, body.id),
  tags: async ({ app, query }) => ({ tags: await tagsUsedIn(app.db, query.used_in) }),
  conditionsOfType: ({ params }) => ({ conditions: conditionsOf[params.type] }),
  conditionsDefault: () => ({ conditions: conditionsOf.tcg }),
  rarities: async ({ app }) => ({ rarities: await raritiesByRank(app.db) }),
  origins: () => ({ origins: [...origins] }),
  elements: async ({ app }) => ({ elements: await elementsInOrder(app.db) }),
  business: async ({ app }) => ({ business: await businessesWithCounts(app.db) }),
})

import { categoryCuration } from '@bra/contract/office/category-curation'
import { categoryCurationSchemas } from '@bra/contract/office/category-curation.schemas'
import { routes } from '../../../platform/routes.ts'
import {
  addCategory,
  categoryChoices,
  changeCategory,
  curatedCategories,
  removeCategory,
} from './categories.service.ts'

export default routes(categoryCuration, categoryCurationSchemas, {
  list: ({ app, query }) => curatedCategories(app, query),
  choices: ({ app }) => categoryChoices(app),
  add: ({ app, user, body }) => addCategory(app, user, body),
  change: ({ app, user, params, body }) => changeCategory(app, user, { ...params, ...body }),
  remove: ({ app, user, params, body }) => removeCategory(app, user, { ...params, ...body }),
})

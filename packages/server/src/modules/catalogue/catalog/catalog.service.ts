import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import {
  braProduct,
  type CategorySearch,
  categoryById,
  countOfCategories,
  pageOfCategories,
} from './catalog.queries.ts'
import { braView, categoryView } from './catalog.view.ts'
import { copiesOfProducts } from './copies.queries.ts'

export const category = async (app: App, id: number) =>
  categoryView((await categoryById(app.db, id)) ?? fail('category_not_found'))

export async function searchCategories(app: App, wanted: CategorySearch) {
  const [rows, total] = await Promise.all([pageOfCategories(app.db, wanted), countOfCategories(app.db, wanted)])
  return { categories: rows.map(categoryView), paginate: paginate(wanted, total) }
}

export const braData = async (app: App, id: number) =>
  braView((await braProduct(app.db, id)) ?? fail('product_not_found'))

export async function copies(app: App, id: number) {
  const { type: _, ...known } = (await copiesOfProducts(app.db, [id])).get(id) ?? fail('product_not_found')
  return known
}

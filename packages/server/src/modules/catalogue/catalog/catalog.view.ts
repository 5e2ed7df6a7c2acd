import type { BraData, Category } from '@bra/contract/catalogue/catalog.schemas'
import { origins } from '@bra/contract/trade/goods-origins'
import type { z } from 'zod'
import type { braProduct, CategoryWithBusiness } from './catalog.queries.ts'

export const categoryView = ({ business_id, business_slug, business_name, ...category }: CategoryWithBusiness) =>
  ({ ...category, business: { id: business_id, slug: business_slug, name: business_name } }) satisfies Category

type BraProduct = NonNullable<Awaited<ReturnType<typeof braProduct>>>

export const braView = (product: BraProduct): z.output<typeof BraData> => ({
  ...product,
  origin: origins.find((origin) => origin.code === product.origin) ?? null,
})

import { ownProducts } from '@bra/contract/selling/own-products'
import { ownProductsSchemas } from '@bra/contract/selling/own-products.schemas'
import { routes } from '../../../platform/routes.ts'
import { registerGoods } from './own-products.service.ts'

export default routes(ownProducts, ownProductsSchemas, {
  register: ({ app, user, body }) => registerGoods(app, user, body),
})

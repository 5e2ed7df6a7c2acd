import { goods } from '@bra/contract/goods'
import { goodsSchemas } from '@bra/contract/goods.schemas'
import { routes } from '../../platform/routes.ts'
import { registerGoods } from './goods.service.ts'

export default routes(goods, goodsSchemas, {
  register: ({ app, user, body }) => registerGoods(app, user, body),
})

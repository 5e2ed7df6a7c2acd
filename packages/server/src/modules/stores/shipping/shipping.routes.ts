import { shipping } from '@bra/contract/stores/shipping'
import { shippingSchemas } from '@bra/contract/stores/shipping.schemas'
import { routes } from '../../../platform/routes.ts'
import { freeShippingDay } from './free-shipping.ts'
import { methodWords } from './methods.words.ts'
import { methodsInOrder } from './shipping.queries.ts'

export default routes(shipping, shippingSchemas, {
  methods: async ({ app }) => ({
    shippiments: (await methodsInOrder(app.db)).map((method) => ({ ...method, ...methodWords[method.code] })),
  }),
  freeShippingDay: ({ app, body }) => freeShippingDay(app, body),
})

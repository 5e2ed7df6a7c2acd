import { get, post, table } from '../kit/api.ts'
import type { shippingSchemas } from './shipping.schemas.ts'

export const shipping = table<typeof shippingSchemas>()({
  methods: get('/v1/shippiments'),
  freeShippingDay: post('/v1/free-shipping-day'),
})

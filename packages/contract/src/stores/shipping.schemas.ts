import { z } from 'zod'
import { Said } from '../kit/said.ts'
import { Cep, UfCode, withoutBlanks } from '../kit/shapes.ts'

export const ShippingMethod = z.object({
  id: z.int(),
  code: z.enum(['carta', 'mini', 'pac', 'sedex', 'retirada']),
  name: Said,
  description: Said,
  max_grams: z.int().nullable(),
  max_value_cents: z.int().nullable(),
  tracked: z.boolean(),
  insured: z.boolean(),
})

export const shippingSchemas = {
  methods: { reply: z.object({ shippiments: z.array(ShippingMethod) }) },
  freeShippingDay: {
    body: withoutBlanks(z.object({ uf: UfCode.optional(), cep: Cep.optional() })),
    reply: z.object({
      result: z.boolean(),
      /** 0 for Sunday to 6 for Saturday, in America/Sao_Paulo. */
      dayOfWeek: z.int(),
      rule: z.object({ name: z.string(), minimum_cents: z.int().nullable(), ufs: z.array(z.string()) }).nullable(),
      next: z.object({ name: z.string(), dayOfWeek: z.int(), minimum_cents: z.int().nullable() }).nullable(),
    }),
  },
}

import { z } from 'zod'
import { states as allStates } from '../trade/trade.ts'
import { Said } from '../kit/said.ts'
import { ById, Id, result, UfCode } from '../kit/shapes.ts'

const MOST_GRAMS = 30_000

/** States once each, in the order in which they are always listed. */
const States = z
  .array(UfCode, 'Escolha ao menos um estado.')
  .min(1, 'Escolha ao menos um estado.')
  .max(100)
  .transform((chosen) => allStates.filter((uf) => chosen.includes(uf)))

/** Grams of the goods without packing; null for any weight. */
const UpToGrams = z
  .preprocess(
    (typed) => (typed === '' ? null : typed),
    z.coerce
      .number('Informe o peso em gramas.')
      .int('Use gramas inteiros.')
      .min(1, 'Use no mínimo 1 g.')
      .max(MOST_GRAMS, 'Use no máximo 30.000 g.')
      .nullable(),
  )
  .default(null)

/** Which parcels a store sends at its own cost: to these states, from this value of goods, up to this weight. */
export const NewFreightRule = z.object({
  states: States,
  from_cents: z
    .int('Digite um valor como 150,00.')
    .min(0, 'Digite um valor como 150,00.')
    .max(10_000_00, 'Use no máximo R$ 10.000,00.'),
  up_to_grams: UpToGrams,
})

export const FreightRule = z.object({
  id: z.int(),
  states: z.array(z.enum(allStates)),
  from_cents: z.int(),
  up_to_grams: z.int().nullable(),
})
export type FreightRule = z.output<typeof FreightRule>

export const freightRulesSchemas = {
  /** Lowest value first. */
  list: {
    params: z.object({ store_id: Id }),
    reply: z.object({ rules: z.array(FreightRule) }),
  },
  /** Changes the rule `id`, or makes a new one without it. */
  save: { body: NewFreightRule.extend({ store_id: Id, id: Id.optional() }), reply: result(FreightRule) },
  remove: { params: ById, reply: z.object({ success: z.boolean(), message: Said }) },
}

import { z } from 'zod'
import { both } from '../kit/both.ts'
import { states as allStates } from '../trade/trade.ts'
import { Said } from '../kit/said.ts'
import { ById, Id, result, UfCode } from '../kit/shapes.ts'

const MOST_GRAMS = 30_000

const NO_STATE = both('Escolha ao menos um estado.', 'Choose at least one state.')
const States = z
  .array(UfCode, NO_STATE)
  .min(1, NO_STATE)
  .max(100)
  .transform((chosen) => allStates.filter((uf) => chosen.includes(uf)))

/** Counts grams of the goods without packing; null for any weight. */
const UpToGrams = z
  .preprocess(
    (typed) => (typed === '' ? null : typed),
    z.coerce
      .number(both('Informe o peso em gramas.', 'Enter the weight in grams.'))
      .int(both('Use gramas inteiros.', 'Use whole grams.'))
      .min(1, both('Use no mínimo 1 g.', 'Use at least 1 g.'))
      .max(MOST_GRAMS, both('Use no máximo 30.000 g.', 'Use at most 30.000 g.'))
      .nullable(),
  )
  .default(null)

const NO_AMOUNT = both('Digite um valor como 150,00.', 'Type an amount like 150,00.')
export const NewFreightRule = z.object({
  states: States,
  from_cents: z
    .int(NO_AMOUNT)
    .min(0, NO_AMOUNT)
    .max(10_000_00, both('Use no máximo R$ 10.000,00.', 'Use at most R$ 10.000,00.')),
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
  list: {
    params: z.object({ store_id: Id }),
    reply: z.object({ rules: z.array(FreightRule) }),
  },
  save: { body: NewFreightRule.extend({ store_id: Id, id: Id.optional() }), reply: result(FreightRule) },
  remove: { params: ById, reply: z.object({ success: z.boolean(), message: Said }) },
}

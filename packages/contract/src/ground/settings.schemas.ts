import { z } from 'zod'
import { Slug } from '../kit/shapes.ts'

/** Amounts are in cents, times in the unit that `unit` names. */
export const Parameter = z.object({
  code: z.string(),
  label: z.string(),
  description: z.string(),
  kind: z.enum(['cents', 'days', 'hours', 'minutes', 'count', 'basis_points', 'cep', 'email', 'text']),
  value: z.string(),
})
export type Parameter = z.output<typeof Parameter>
const Value = Parameter.pick({ code: true, value: true, kind: true })

export const settingsSchemas = {
  parametrization: { params: z.object({ code: Slug }), reply: Value },
  valuesByCode: { body: z.object({ code: Slug }), reply: z.object({ values: z.array(Value) }) },
  parameter: { params: z.object({ code: Slug }), reply: Parameter },
  valuesCustom: {
    body: z.object({ codes: z.array(Slug).max(50).optional(), prefix: Slug.optional() }),
    reply: z.object({ values: z.array(Value) }),
  },
}

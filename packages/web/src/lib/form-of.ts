import type { FormSchema } from '@bra/contract/kit/api'
import type { ZodType } from 'zod'

/** Says what the fields of a form hold before the schema reads them; what it makes of them is checked. */
export const formOf = <O, I>(schema: ZodType<O>) => schema as unknown as FormSchema<O, I>

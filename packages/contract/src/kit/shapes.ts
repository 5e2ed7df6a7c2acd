import { z } from 'zod'
import { states } from './trade.ts'

/** Schemas that several modules use. Sizes are bounds against abuse, far above what a person types. */

/** Digits, as addresses and forms send a number, or a number; `true` and `[7]` are none. */
export const numeral = <T extends z.ZodType>(of: T) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value), of)
export const Id = numeral(z.number().int().min(1).max(2_147_483_647))
/** Of a browser without a session. */
export const GuestId = z.string().regex(/^[A-Za-z0-9]{20}$/, 'Visitante desconhecido.')
export const Cents = z.number().int()
export const Text = z.string().trim().max(200)
export const Slug = z.string().trim().toLowerCase().max(80)
export const Instant = z.iso.datetime({ offset: true })
/** A day as `yyyy-mm-dd`; shown as dd-mm-yyyy. */
export const Day = z.iso.date()
export const UfCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { abort: true, error: 'Escolha o estado.' })
  .refine((uf) => (states as readonly string[]).includes(uf), 'Estado desconhecido.')
export const Cep = z
  .string()
  .trim()
  .regex(/^\d{5}-?\d{3}$/, 'Digite os 8 números do CEP.')
  .transform((cep) => cep.replace('-', ''))
/** Why an operator does it, kept with what was done. */
export const Reason = z.string('Diga o motivo.').trim().min(3, 'Diga o motivo.').max(500, 'Use no máximo 500 letras.')
/** A row as it was when its form was opened, so that nobody overwrites what somebody else has saved meanwhile. */
export const Seen = z.record(z.string(), z.json()).optional()
export const WithReason = z.object({ reason: Reason })
/** A yes or no as old forms send it, too. */
export const Flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])
  .transform((flag) => flag === true || flag === 1 || flag === '1' || flag === 'true')
export const Page = numeral(z.number().int().min(1).max(10_000)).default(1)
export const PerPage = numeral(z.number().int().min(1).max(96)).default(24)
export const ById = z.object({ id: Id })
export const none = z.undefined().or(z.null()).or(z.object({}).strip())

/** Page 1 replaces the list, later pages append. */
export const Paginate = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
})
export type Paginate = z.output<typeof Paginate>

/** The old envelope of the specification: `{ error, message, result }`. */
export const result = <T extends z.ZodType>(of: T) => z.object({ error: z.boolean(), message: z.string(), result: of })
/** A paged list: `{ [name]: rows, paginate }`. */
export const paged = <N extends string, T extends z.ZodType>(name: N, of: T) =>
  z.object({ [name]: z.array(of), paginate: Paginate } as Record<N, z.ZodArray<T>> & { paginate: typeof Paginate })

/** `image` is a whole address; one that ends in `-488.webp` has siblings of other widths, AVIF, and an SVG. */
export const ProductImage = z.object({ image: z.string() })
export const Option = z.object({ value: z.string(), label: z.string(), count: z.int() })

/** What somebody writes freely. */
export const Words = (max: number) => z.string().trim().max(max, `Use no máximo ${max} letras.`)

import { typed } from './typed.ts'
import { z } from 'zod'
import { both, type SiteText } from './both.ts'
import { mostLetters } from './field-sentences.ts'
import { MAX_ID, MAX_SLUG } from '../trade/limits.ts'
import { states } from '../trade/trade.ts'
import { Said } from './said.ts'

/** Schemas that several modules use. Their sizes guard against abuse and are far above what people type. */

/** Accepts numbers and strings of digits, but nothing else that JavaScript would convert, such as `[7]`. */
export const numeral = <T extends z.ZodType>(of: T) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value), of)
export const Id = numeral(z.number().int().min(1).max(MAX_ID))
export const GuestId = z.string().regex(/^[A-Za-z0-9]{20}$/, both('Visitante desconhecido.', 'Unknown visitor.'))
export const Cents = z.number().int()
export const Text = z.string().trim().max(200)
export const Slug = z.string().trim().toLowerCase().max(MAX_SLUG)
export const Instant = z.iso.datetime({ offset: true })
/** A day as `yyyy-mm-dd`, shown as dd-mm-yyyy. The year 0000 is refused, because the database has none. */
const dayWith = (day: z.ZodISODate) =>
  day.check(({ value, issues }) => {
    if (value.startsWith('0000')) issues.push({ code: 'invalid_format', format: 'date', input: value })
  })
export const Day = dayWith(z.iso.date())
export const dayOr = (error: SiteText) => dayWith(z.iso.date(error))
export const UfCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { abort: true, error: both('Escolha o estado.', 'Choose the state.') })
  .refine((uf) => (states as readonly string[]).includes(uf), both('Estado desconhecido.', 'Unknown state.'))
export const Cep = z
  .string()
  .overwrite((cep) => typed(cep).replace(/[\s.\u2010-\u2015-]/g, ''))
  .regex(/^\d{8}$/, both('Digite os 8 números do CEP.', 'Type the 8 digits of the CEP.'))
const NO_REASON = both('Diga o motivo.', 'Say why.')
/** An operator says why; the audit log keeps it. */
export const Reason = z.string(NO_REASON).trim().min(3, NO_REASON).max(500, mostLetters(500))
/** Holds the row as it was when its form opened, so that a newer change of somebody else is not overwritten. */
export const Seen = z.record(z.string(), z.json()).optional()
export const WithReason = z.object({ reason: Reason })
/** Accepts also the 0, 1 and strings that old forms send. */
export const Flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])
  .transform((flag) => flag === true || flag === 1 || flag === '1' || flag === 'true')
export const Page = numeral(z.number().int().min(1).max(10_000)).default(1)
export const PerPage = numeral(z.number().int().min(1).max(96)).default(24)
export const ById = z.object({ id: Id })
/** Treats empty and null fields as missing, since forms send every field; those in `kept` may be empty. */
export const withoutBlanks = <T extends z.ZodObject>(of: T, kept: (keyof T['shape'])[] = []) =>
  z.preprocess((sent) => filled(sent, kept as string[]), of) as z.ZodType<z.output<T>, z.input<T>>
function filled(sent: unknown, kept: string[] = []): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const fields = Object.entries(sent).filter(([name, value]) => kept.includes(name) || (value !== '' && value !== null))
  return Object.fromEntries(fields.map(([name, value]) => [name, filled(value)]))
}
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
export const result = <T extends z.ZodType>(of: T) => z.object({ error: z.boolean(), message: Said, result: of })
export const paged = <N extends string, T extends z.ZodType>(name: N, of: T) =>
  z.object({ [name]: z.array(of), paginate: Paginate } as Record<N, z.ZodArray<T>> & { paginate: typeof Paginate })

/** `image` is a full address; one ending in `-488.webp` also exists in other widths, as AVIF, and as SVG. */
export const ProductImage = z.object({ image: z.string() })
export const Option = z.object({ value: z.string(), label: z.string(), count: z.int() })

export const Words = (max: number) => z.string().trim().max(max, mostLetters(max))

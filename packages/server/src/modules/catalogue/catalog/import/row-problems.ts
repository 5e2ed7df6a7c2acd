import { z } from 'zod'

const { localeError } = z.locales.pt()
const inPortuguese: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? 'falta' : localeError(issue))

/** What a row says, or in Portuguese why it cannot be read. */
export function readRow<Shape extends z.ZodType>(shape: Shape, row: unknown) {
  const parsed = shape.safeParse(row, { error: inPortuguese })
  if (parsed.success) return { row: parsed.data }
  const problem = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
  return { problem: problem.join('; ') }
}

/** The same for a row that is a text in JSON. */
export function readJsonRow<Shape extends z.ZodType>(shape: Shape, text: string) {
  try {
    return readRow(shape, JSON.parse(text))
  } catch {
    return { problem: 'a linha não é um JSON válido: está cortada ou malformada' }
  }
}

/** No index holds a value of many kilobytes, and nobody reads it. */
const MOST_LETTERS = 300
const MOST_OF_KEY = 80
const MOST_OF_ADDRESS = 2000

const wordsUpTo = (most: number) =>
  z
    .string()
    .nullish()
    // oxlint-disable-next-line no-control-regex
    .transform((text) => text?.replaceAll('\u0000', '').trim() || null)
    .refine((text) => !text || text.length <= most, `tem mais de ${most} letras`)

/** Text that a database can hold: without surrounding space, empty as null. */
export const Words = wordsUpTo(MOST_LETTERS)
/** The same for what a thing is told apart by, which may be missing. */
export const KeyWords = wordsUpTo(MOST_OF_KEY)
export const AddressWords = wordsUpTo(MOST_OF_ADDRESS)
export const Name = z.string().min(1).max(MOST_LETTERS, `tem mais de ${MOST_LETTERS} letras`)
/** What a thing is told apart by. */
export const Key = z.string().min(1).max(MOST_OF_KEY, `tem mais de ${MOST_OF_KEY} letras`)

/** A day written with bars or hyphens, as yyyy-mm-dd; null where it is no day of the calendar. */
export function dayOf(text: string | null | undefined) {
  const day = z.iso.date().safeParse(text?.trim().replaceAll('/', '-'))
  return day.success ? day.data : null
}

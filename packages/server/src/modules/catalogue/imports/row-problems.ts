import { z } from 'zod'
import { MOST_OF_LINE, MOST_OF_PROBLEM, MOST_VALUES } from './limits.ts'

const { localeError } = z.locales.pt()
/** The sentences of zod are those of Portugal. */
const brazilian = (said: ReturnType<typeof localeError>) =>
  typeof said === 'string' ? said.replaceAll('registo', 'registro').replaceAll('ficheiro', 'arquivo') : said
const inPortuguese: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? 'falta' : brazilian(localeError(issue))

export function readRow<Shape extends z.ZodType>(shape: Shape, row: unknown) {
  const parsed = shape.safeParse(row, { error: inPortuguese })
  if (parsed.success) return { row: parsed.data }
  const problem = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
  return { problem: problem.join('; ').slice(0, MOST_OF_PROBLEM) }
}

export function readJsonRow<Shape extends z.ZodType>(shape: Shape, text: string) {
  if (text.length > MOST_OF_LINE && valuesIn(text) > MOST_VALUES)
    return { problem: `o item tem mais de ${MOST_VALUES.toLocaleString('pt-BR')} valores` }
  try {
    return readRow(shape, JSON.parse(text))
  } catch {
    return { problem: 'a linha não é um JSON válido: está cortada ou malformada' }
  }
}

/** Counts what a text may hold in lists and objects; signs within words count, too. */
function valuesIn(text: string) {
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === COMMA || sign === BRACE || sign === BRACKET) values++
  }
  return values
}

const [COMMA, BRACE, BRACKET] = [44, 123, 91]

/** Longer values do not fit into an index, and nobody reads them. */
const MOST_LETTERS = 300
const MOST_OF_KEY = 80
const MOST_OF_ADDRESS = 2000
const MOST_OF_RULES = 6000

const wordsUpTo = (most: number) =>
  z
    .string()
    .nullish()
    // oxlint-disable-next-line no-control-regex
    .transform((text) => text?.replaceAll('\u0000', '').trim() || null)
    .refine((text) => !text || text.length <= most, `tem mais de ${most} letras`)

/** Text that the database can hold: trimmed, and null if empty. */
export const Words = wordsUpTo(MOST_LETTERS)
export const KeyWords = wordsUpTo(MOST_OF_KEY)
export const AddressWords = wordsUpTo(MOST_OF_ADDRESS)
export const RulesText = wordsUpTo(MOST_OF_RULES)
export const Name = z.string().min(1).max(MOST_LETTERS, `tem mais de ${MOST_LETTERS} letras`)
export const Key = z.string().min(1).max(MOST_OF_KEY, `tem mais de ${MOST_OF_KEY} letras`)

/** Returns a day written with slashes or hyphens as yyyy-mm-dd, or null if it is not in the calendar. */
export function dayOf(text: string | null | undefined) {
  const day = z.iso.date().safeParse(text?.trim().replaceAll('/', '-'))
  return day.success ? day.data : null
}

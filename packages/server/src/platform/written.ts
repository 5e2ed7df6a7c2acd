import { speaking } from '@bra/contract/kit/said'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { z, ZodType } from 'zod'

/** JSON stands in UTF-8 with one byte in each character, to be joined and sent without being encoded again. */
export type JsonBytes = string

export const bytesOf = (json: string): JsonBytes => Buffer.from(json).toString('latin1')
export const bufferOf = (bytes: JsonBytes) => Buffer.from(bytes, 'latin1')

/** The fields stand without braces; the object was checked before. */
export const fieldsOf = (checked: object) => bytesOf(JSON.stringify(checked).slice(1, -1))

/** Returns a function that writes values of this schema as JSON, checked and in the language of the visit. */
export const writerOf =
  <Schema extends ZodType>(schema: Schema) =>
  (value: z.input<Schema>, language: SiteLanguage) =>
    JSON.stringify(speaking(language, () => schema.parse(value)))

/** Returns a function that writes the fields of an object without braces, once for as long as the object lives. */
export function fieldsOnce<Schema extends z.ZodObject>(schema: Schema) {
  const write = writerOf(schema)
  const written = { 'pt-BR': Symbol('written in Portuguese'), en: Symbol('written in English') }
  return (value: z.input<Schema>, language: SiteLanguage): JsonBytes => {
    const known = (value as Record<symbol, JsonBytes | undefined>)[written[language]]
    if (known !== undefined) return known
    const fields = bytesOf(write(value, language).slice(1, -1))
    // a copy of the object, which may differ, does not inherit a property that is not enumerable
    Object.defineProperty(value, written[language], { value: fields })
    return fields
  }
}

import { z } from 'zod'
import type { SiteLanguage } from './language.ts'
import { isSaying, type Saying } from './saying.ts'

let spoken: SiteLanguage = 'pt-BR'

/** Runs a check of a reply, in which each saying becomes its text in this language. */
export function speaking<Checked>(language: SiteLanguage, check: () => Checked): Checked {
  spoken = language
  try {
    return check()
  } finally {
    spoken = 'pt-BR'
  }
}

/** A sentence of the site in a reply, never text that a person wrote: modules give a saying, and callers get its text. */
export const Said = z
  .custom<Saying | string>((value) => typeof value === 'string' || isSaying(value))
  .transform((value) => (typeof value === 'string' ? value : value[spoken]))
  .pipe(z.string())

type Say = (sentence: string) => string
type Reword = (value: unknown, say: Say) => unknown
interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  out?: z.ZodType
}

const known = new WeakMap<z.ZodType, Reword | null>()

/** Returns a function that replaces the sentences in a value of this schema; null if it has none. */
export function rewordIn(schema: z.ZodType): Reword | null {
  if (schema === Said) return (value, say) => (typeof value === 'string' ? say(value) : value)
  const before = known.get(schema)
  if (before !== undefined) return before
  // A schema may contain itself.
  known.set(schema, null)
  const found = partsOf(schema._zod.def)
  known.set(schema, found)
  return found
}

function partsOf(def: Def): Reword | null {
  if (def.shape) return inFields(def.shape)
  if (def.options) return inOptions(def.options)
  if (def.type === 'array') return inEach(def.element!)
  if (def.type === 'record') return inValues(def.valueType!)
  const inner = def.innerType ?? def.out
  return inner ? rewordIn(inner) : null
}

function inFields(shape: Record<string, z.ZodType>): Reword | null {
  const fields = Object.entries(shape).flatMap(([name, of]) => {
    const reword = rewordIn(of)
    return reword ? [[name, reword] as const] : []
  })
  if (fields.length === 0) return null
  return (value, say) => {
    if (typeof value !== 'object' || value === null) return value
    const whole = value as Record<string, unknown>
    const reworded = fields.flatMap(([name, reword]) => (name in whole ? [[name, reword(whole[name], say)]] : []))
    return { ...whole, ...(Object.fromEntries(reworded) as object) }
  }
}

function inOptions(options: z.ZodType[]): Reword | null {
  const rewords = options.flatMap((option) => rewordIn(option) ?? [])
  if (rewords.length === 0) return null
  return (value, say) => rewords.reduce((whole, reword) => reword(whole, say), value)
}

function inEach(element: z.ZodType): Reword | null {
  const reword = rewordIn(element)
  return reword && ((value, say) => (Array.isArray(value) ? value.map((each) => reword(each, say)) : value))
}

function inValues(valueType: z.ZodType): Reword | null {
  const reword = rewordIn(valueType)
  if (!reword) return null
  return (value, say) => {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, reword(each, say)]))
  }
}

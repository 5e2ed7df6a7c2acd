import { fail } from './errors.ts'

/** No form is as deep; what is would use up the stack. */
const DEEPEST = 50

/** What a visitor sent, as the database can hold it: no text in it has a NUL or half of a character. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (depth === DEEPEST) fail('broken_body')
  if (Array.isArray(value)) return value.map((one) => storable(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, storable(one, depth + 1)]))
}

import { doors } from '@bra/contract/kit/doors'
import { fail } from './errors.ts'

/** No form is as deep; deeper values could overflow the stack. */
const DEEPEST = doors.json.bounds.depth

/** Makes the input storable in place: texts lose NUL characters and lone surrogates. Refuses too deep values. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (depth === DEEPEST) fail('broken_body')
  // in place, because rebuilding an object of 60,000 keys takes four times as long
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) fields[key] = storable(fields[key], depth + 1)
  return value
}

import type { TextKey } from '../text/keys.ts'
import { CallError } from './call.ts'
import type { Translate } from './text.tsx'

/** What a person reads of a call that failed: the server's own words where it had any, else `otherwise`. */
export const refusalOf = (error: unknown, t: Translate, otherwise: TextKey = 'shell.problem') =>
  (error instanceof CallError && error.message) || t(otherwise)

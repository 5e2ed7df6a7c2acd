import type { TextKey } from '../text/keys.ts'
import { CallError } from './call.ts'
import { toast } from '../ui/toast.ts'
import type { Translate } from './text.tsx'

/** What a person reads of a call that failed: the server's own words where it had any, else `otherwise`. */
export const refusalOf = (error: unknown, t: Translate, otherwise: TextKey = 'shell.problem') =>
  (error instanceof CallError && error.message) || t(otherwise)

/** Says it in passing: a refusal is a warning, what broke is an error. */
export function complain(error: unknown, t: Translate, otherwise?: TextKey) {
  const isRefusal = error instanceof CallError && error.message !== '' && error.status < SERVER_BROKE
  toast[isRefusal ? 'warning' : 'error'](refusalOf(error, t, otherwise))
}

const SERVER_BROKE = 500

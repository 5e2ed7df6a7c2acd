import type { SiteText } from '@bra/contract/kit/both'
import { CallError } from './call.ts'
import { toast } from '../ui/toast.ts'
import { siteTexts } from './site-texts.ts'
import type { Translate } from './text.tsx'

export const refusalOf = (error: unknown, t: Translate, otherwise: SiteText = siteTexts.problem) =>
  (error instanceof CallError && error.message) || t(otherwise)

const SERVER_BROKE = 500

/** True if the server refused with a message; false if something broke. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && error.message !== '' && error.status < SERVER_BROKE

/** A refusal is a warning, anything else an error. */
export const complain = (error: unknown, t: Translate, otherwise?: SiteText) =>
  toast[isRefusal(error) ? 'warning' : 'error'](refusalOf(error, t, otherwise))

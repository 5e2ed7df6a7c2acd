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

/** A sentence of the site in a reply: the server gives a saying, and a caller reads its text. */
export const Said = z
  .custom<Saying>((value) => typeof value === 'string' || isSaying(value))
  .transform((value) => (isSaying(value) ? value[spoken] : (value as string)))
  .pipe(z.string())

import type { SiteLanguage } from '@bra/contract/kit/language'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

type Say = (sentence: string) => string
const asWritten: Say = (sentence) => sentence

/** Returns a translator for the sentences of schemas. If it cannot be loaded, they stay in Portuguese. */
export const fieldSentences = (language: SiteLanguage): Promise<Say> =>
  said(language, async () => (await import('@bra/contract/kit/english/fields')).fieldInEnglish)

/** The same translator for the lines of bulk entry. */
export const lineSentences = (language: SiteLanguage): Promise<Say> =>
  said(language, async () => (await import('@bra/contract/kit/english/quick-lines')).lineInEnglish)

const said = async (language: SiteLanguage, load: () => Promise<Say>) =>
  language === 'en' ? load().catch(() => asWritten) : asWritten

/** Wraps a resolver so that its messages are in the language of the page. */
export const resolverIn =
  <I extends FieldValues, O>(language: SiteLanguage, check: Resolver<I, unknown, O>): Resolver<I, unknown, O> =>
  async (...asked) => {
    const checked = await check(...asked)
    if (language !== 'en' || Object.keys(checked.errors).length === 0) return checked
    return { ...checked, errors: reworded(checked.errors, await fieldSentences(language)) } as typeof checked
  }

type Problem = { message?: unknown; type?: unknown }

function reworded(errors: object, say: Say): FieldErrors {
  const entries = Object.entries(errors).map(([name, error]: [string, Problem | undefined]) => [
    name,
    error && (typeof error.message === 'string' ? { ...error, message: say(error.message) } : within(error, say)),
  ])
  return Object.fromEntries(entries) as FieldErrors
}

/** Descends only into groups of fields; other values in an error, such as its element, stay. */
const within = (error: Problem, say: Say) =>
  Object.getPrototypeOf(error) === Object.prototype && error.type === undefined ? reworded(error, say) : error

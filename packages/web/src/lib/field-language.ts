import { inLanguage } from '@bra/contract/kit/both'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Wraps a resolver so that its messages, which schemas write in both languages, are in that of the page. */
export const resolverIn =
  <I extends FieldValues, O>(language: SiteLanguage, check: Resolver<I, unknown, O>): Resolver<I, unknown, O> =>
  async (...asked) => {
    const checked = await check(...asked)
    if (Object.keys(checked.errors).length === 0) return checked
    return { ...checked, errors: said(checked.errors, language) } as typeof checked
  }

type Problem = { message?: unknown; type?: unknown }

function said(errors: object, language: SiteLanguage): FieldErrors {
  const entries = Object.entries(errors).map(([name, error]: [string, Problem | undefined]) => [
    name,
    error &&
      (typeof error.message === 'string'
        ? { ...error, message: inLanguage(error.message, language) }
        : within(error, language)),
  ])
  return Object.fromEntries(entries) as FieldErrors
}

/** Descends only into groups of fields; other values in an error, such as its element, stay. */
const within = (error: Problem, language: SiteLanguage) =>
  Object.getPrototypeOf(error) === Object.prototype && error.type === undefined ? said(error, language) : error

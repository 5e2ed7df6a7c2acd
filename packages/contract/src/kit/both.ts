import type { SiteLanguage } from './language.ts'

/** Nobody types this control character, and V8 keeps it in one byte; a wider one would double every drawn page. */
export const PARTED = '\u009F'

/** A text in each language of the site, before one is taken. */
export type SiteText = string & { readonly inEachLanguage: true }

/** Writes a text in both languages as one string; the browser's build keeps only the half of its language. */
export const both = (portuguese: string, english: string) => (portuguese + PARTED + english) as SiteText

/** The half of a language; a text of one language is returned as it is. */
export function inLanguage(text: string, language: SiteLanguage) {
  const at = text.indexOf(PARTED)
  if (at === -1) return text
  return language === 'en' ? text.slice(at + 1) : text.slice(0, at)
}

const ENGLISH_IN_JSON = new RegExp(String.raw`${PARTED}[^"\\]*`, 'g')

/** Keeps the Portuguese of all texts in a longer one, such as the JSON of an error with sentences of schemas. */
export const inPortugueseOnly = (text: string) => text.replaceAll(ENGLISH_IN_JSON, '')

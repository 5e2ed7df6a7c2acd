import type { SiteLanguage } from './language.ts'

/**
 * Parts the two languages of a text. Nobody types this control character. It is one byte in V8: a wider one would make
 * each text that is cut at it, and so every drawn page, take two bytes a letter.
 */
export const PARTED = '\u009F'

/** A text in each language of the site, before one is taken. */
export type SiteText = string & { readonly inEachLanguage: true }

/**
 * Writes a text in both languages as one string, for texts that cross code which knows strings only: sentences of
 * schemas and texts of screens. The browser's build keeps the half of its language, so its first page carries one.
 */
export const both = (portuguese: string, english: string) => (portuguese + PARTED + english) as SiteText

/** The half of a language; a text of one language is returned as it is. */
export function inLanguage(text: string, language: SiteLanguage) {
  const at = text.indexOf(PARTED)
  if (at === -1) return text
  return language === 'en' ? text.slice(at + 1) : text.slice(0, at)
}

const ENGLISH_IN_JSON = new RegExp(String.raw`${PARTED}[^"\\]*`, 'g')

/** Keeps the Portuguese of all texts in a longer one: the message of an error is JSON that holds sentences of schemas. */
export const inPortugueseOnly = (text: string) => text.replaceAll(ENGLISH_IN_JSON, '')

import { inEnglish } from '@bra/contract/kit/english/house'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { Saying } from '@bra/contract/kit/saying'
import type { FastifyRequest } from 'fastify'

/** Reads the language from the cookie that the pages set; without it the answer is in Portuguese. */
export const languageOf = ({ cookies }: FastifyRequest): SiteLanguage =>
  // undefined if the request was refused before its cookies were read
  (cookies as FastifyRequest['cookies'] | undefined)?.lang === 'en' ? 'en' : 'pt-BR'

/** Returns a function that gives the text of a sentence in this language. */
export const sayIn = (language: SiteLanguage) => (sentence: string | Saying) => {
  if (typeof sentence === 'object') return sentence[language]
  return language === 'en' ? inEnglish(sentence) : sentence
}

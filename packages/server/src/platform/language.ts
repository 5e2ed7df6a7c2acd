import { inEnglish } from '@bra/contract/kit/english/house'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { FastifyRequest } from 'fastify'

/** Reads the language from the cookie that the pages set; without it the answer is in Portuguese. */
export const languageOf = ({ cookies }: FastifyRequest): SiteLanguage =>
  // undefined if the request was refused before its cookies were read
  (cookies as FastifyRequest['cookies'] | undefined)?.lang === 'en' ? 'en' : 'pt-BR'

const asWritten = (sentence: string) => sentence

/** Returns a function that translates a Portuguese sentence of the house into this language. */
export const sayIn = (language: SiteLanguage) => (language === 'en' ? inEnglish : asWritten)

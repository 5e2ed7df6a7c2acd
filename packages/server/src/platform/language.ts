import { fieldInEnglish } from '@bra/contract/kit/english/fields'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { say, type Saying } from '@bra/contract/kit/saying'
import type { FastifyRequest } from 'fastify'

/** Reads the language from the cookie that the pages set; without it the answer is in Portuguese. */
export const languageOf = ({ cookies }: FastifyRequest): SiteLanguage =>
  // undefined if the request was refused before its cookies were read
  (cookies as FastifyRequest['cookies'] | undefined)?.lang === 'en' ? 'en' : 'pt-BR'

/** The sentence of a schema, whose English stands in a table beside the schemas. */
export const sayingOfSchema = (sentence: string): Saying => say(sentence, fieldInEnglish(sentence))

import { inLanguage } from '@bra/contract/kit/both'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { type Saying, sayEach } from '@bra/contract/kit/saying'
import type { FastifyRequest } from 'fastify'

export const languageOf = ({ cookies }: FastifyRequest): SiteLanguage =>
  // undefined if the request was refused before its cookies were read
  (cookies as FastifyRequest['cookies'] | undefined)?.lang === 'en' ? 'en' : 'pt-BR'

export const sayingOfSchema = (sentence: string): Saying => sayEach((language) => inLanguage(sentence, language))

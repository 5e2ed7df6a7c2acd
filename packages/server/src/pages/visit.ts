import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { liveAddress } from '../modules/realtime/index.ts'
import type { Visit } from '@bra/web/src/lib/env.ts'

/** What the visitor chose before, from the cookies that the pages themselves keep; anything else counts as not chosen. */
export function visitOf(request: FastifyRequest, app: App): Visit {
  const { lang, theme, cep } = request.cookies
  return {
    language: lang === 'en' ? 'en' : 'pt-BR',
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    cep: cep && /^\d{8}$/.test(cep) ? cep : null,
    origin: app.config.publicUrl,
    live: liveAddress(app),
  }
}

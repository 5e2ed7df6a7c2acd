import { readStandard, writeStandard } from '@bra/contract/trade/standard'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { liveAddress } from '../modules/outside/realtime/index.ts'
import { languageOf } from '../platform/language.ts'
import type { Visit } from '@bra/web/src/lib/env.ts'

/** Reads the visitor's choices from the cookies of the pages; unknown values count as not chosen. */
export function visitOf(request: FastifyRequest, app: App): Visit {
  const { theme, cep, game } = request.cookies
  const standard = readStandard(request.cookies.standard)
  return {
    language: languageOf(request),
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    cep: cep && /^\d{8}$/.test(cep) ? cep : null,
    game: game && /^[a-z0-9-]{1,60}$/.test(game) ? game : null,
    standard: standard && writeStandard(standard),
    origin: app.config.publicUrl,
    live: liveAddress(app),
  }
}

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { allBindings, type App } from './app.ts'
import { answerErrors } from './platform/answer-errors.ts'
import { register } from './platform/routes.ts'
import { secure } from './platform/security.ts'
import { watch } from './platform/health.ts'

const MAX_BODY = 1_048_576

/** The whole server, not yet listening: what `main.ts` starts and the tests call. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: app.config.trustProxy,
    bodyLimit: MAX_BODY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  answerErrors(server)
  await server.register(cookie)
  await secure(server, app)
  await server.register(compress, { encodings: ['gzip', 'identity'], threshold: 1024 })
  watch(server, app)
  for (const binding of allBindings()) register(server, app, binding)
  return server
}

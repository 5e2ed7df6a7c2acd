import { doors } from '@bra/contract/kit/doors'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import type { App } from './app.ts'
import { allBindings, closeModules } from './create-app.ts'
import { registerReference } from './api-reference/register.ts'
import { answer, answerBrokenAddress, answerErrors, refuseUnknown } from './platform/answer-errors.ts'
import { serveFiles } from './platform/files/serve-files.ts'
import { answerClientError } from './platform/client-errors.ts'
import { takeForms } from './platform/forms.ts'
import { takeBytes } from './platform/files/take-bytes.ts'
import { takePhotos } from './platform/files/take-photos.ts'
import { watch } from './platform/health.ts'
import { requestIds } from './platform/request-ids.ts'
import { type Binding, compression, register } from './platform/routes.ts'
import { secure } from './platform/security.ts'

const isUpload = ({ endpoint }: Binding) => Boolean(endpoint.takesPhoto)
const isPartOfFile = ({ endpoint }: Binding) => Boolean(endpoint.takesBytes)
const isAtRoot = ({ endpoint }: Binding) => Boolean(endpoint.root)

/** Builds the API and its watchers, not yet listening; `serve.ts` adds the shop, and tests call it directly. */
export async function buildServer(
  app: App,
  bindings: Binding[] = allBindings(),
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log,
    ...(serverFactory && { serverFactory }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(app.config.trustProxy > 0),
    // counted from the nearest proxy, because a visitor may forge the further entries of the header
    trustProxy: (_, hop) => hop < app.config.trustProxy,
    bodyLimit: doors.json.bounds.packedBytes,
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  // bodies are JSON only: text would arrive unread as a string
  server.removeContentTypeParser('text/plain')
  answerErrors(server)
  await server.register(cookie)
  await secure(server, app)
  await server.register(compress, compression)
  watch(server, app)
  for (const binding of bindings)
    if (!isAtRoot(binding) && !isUpload(binding) && !isPartOfFile(binding)) register(server, app, binding)
  await server.register(async (scope) => {
    takePhotos(scope, doors.photo.bounds.packedBytes)
    for (const binding of bindings.filter(isUpload)) register(scope, app, binding)
  })
  await server.register(async (scope) => {
    takeBytes(scope)
    for (const binding of bindings.filter(isPartOfFile)) register(scope, app, binding)
  })
  await server.register(async (scope) => {
    takeForms(scope)
    for (const binding of bindings.filter(isAtRoot)) register(scope, app, binding)
  })
  serveFiles(server, app.files)
  await registerReference(server)
  refuseUnknown(server, bindings)
  server.setNotFoundHandler((request, reply) => answer(request, reply, 'not_found'))
  server.addHook('onClose', async () => void (await Promise.all([app.threads.close(), closeModules(app)])))
  return server
}

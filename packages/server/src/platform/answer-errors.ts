import { type ErrorCode, type ErrorReply, refusals } from '@bra/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from './database-errors.ts'
import { Refusal } from './errors.ts'
import { languageOf } from './language.ts'
import { drawRefusal, refusalOf } from './refusal-page.ts'
import { type Binding, urlOf } from './routes.ts'

const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'broken_body',
}

const SECONDS_TO_WAIT = 5

/** Answers every refusal in one place: a code and a sentence in the language of the visit, never a stack trace. */
export function answerErrors(server: FastifyInstance) {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfter) reply.header('retry-after', error.retryAfter)
      return answer(request, reply, error.code, error)
    }
    if (isOutage(error)) {
      request.log.error({ code: error.code, reason: error.message }, 'unavailable')
      return answer(request, reply.header('retry-after', SECONDS_TO_WAIT), 'unavailable')
    }
    const code = known[error.code] ?? codeOfStatus(error.statusCode)
    if (code === 'unexpected') request.log.error({ err: error }, 'unexpected')
    return answer(request, reply, code)
  })
}

/** An address that no route can read (`/%E0`, a parameter of many kilobytes) is answered as not found. */
export const answerBrokenAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  void answer(request, reply, 'not_found')

/** Refuses whatever lies under /api and is no endpoint: with 405 for another method of one, else with 404. */
export function refuseUnknown(server: FastifyInstance, bindings: Binding[]) {
  const addresses = bindings.map(({ endpoint }) => ({
    method: endpoint.method,
    matches: new RegExp(`^${urlOf(endpoint).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  server.all('/api/*', (request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = addresses.filter(({ matches }) => matches.test(path)).map(({ method }) => method as string)
    const isAnotherMethod = allowed.length > 0 && !allowed.includes(request.method)
    if (!isAnotherMethod) return answer(request, reply, 'not_found')
    return answer(request, reply.header('allow', [...new Set(allowed)].join(', ')), 'method_not_allowed')
  })
}

function codeOfStatus(status = 500): ErrorCode {
  if (status === 429) return 'too_many_requests'
  if (status === 404) return 'not_found'
  return status >= 400 && status < 500 ? 'broken_body' : 'unexpected'
}

const isVisit = ({ method, headers, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && String(headers.accept).includes('text/html') && !/^\/api(\/|$)/.test(url)

export function answer(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, refusal: Partial<Refusal> = {}) {
  void reply.status(refusals[code][0]).header('x-request-id', request.id)
  const language = languageOf(request)
  if (isVisit(request)) return reply.type('text/html; charset=utf-8').send(drawRefusal(code, language))
  const { fields, said } = refusal
  const atFields = Object.entries(fields ?? {}).map(([name, fault]) => [name, fault[language]] as const)
  const body: ErrorReply = {
    ...refusalOf(code, language),
    ...(said && { message: said[language] }),
    ...(fields && { fields: Object.fromEntries(atFields) }),
    request_id: request.id,
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

import { type ErrorCode, type ErrorReply, errors } from '@bra/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { drawRefusal, refusalOf } from './refusal-page.ts'
import { type Binding, urlOf } from './routes.ts'

const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'broken_body',
}

/** One place answers every refusal: a code, a Portuguese sentence, never a stack trace. */
export function answerErrors(server: FastifyInstance) {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfter) reply.header('retry-after', error.retryAfter)
      return answer(request, reply, error.code, error)
    }
    const code = known[error.code] ?? codeOfStatus(error.statusCode)
    if (code === 'unexpected') request.log.error({ err: error }, 'unexpected')
    return answer(request, reply, code)
  })
}

/** An address that no route can read (`/%E0`, a parameter of many kilobytes) is one that does not exist. */
export const answerBrokenAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  void answer(request, reply, 'not_found')

/** Whatever lies under /api and is no endpoint: another method of one, or nothing at all. */
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

/** A person who opens an address, and no program that calls one. */
const isVisit = ({ method, headers, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && String(headers.accept).includes('text/html') && !/^\/api(\/|$)/.test(url)

/** A code with its sentence, in the usual words unless others are given: as JSON, or as a page for a person to read. */
export function answer(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, said: Partial<Refusal> = {}) {
  void reply.status(errors[code][0]).header('x-request-id', request.id)
  if (isVisit(request)) return reply.type('text/html; charset=utf-8').send(drawRefusal(code))
  const { fields, message } = said
  const words = { ...refusalOf(code), ...(message && { message }), ...(fields && { fields }) }
  const body: ErrorReply = { ...words, request_id: request.id }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

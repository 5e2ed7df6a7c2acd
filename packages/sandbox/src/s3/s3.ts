import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from '../provider.ts'
import { refusalOf } from './signature.ts'

interface StoredObject {
  bytes: Buffer
  type: string
}

type ObjectRequest = FastifyRequest<{ Params: { bucket: string; '*': string } }>

const MAX_BYTES = 20 * 1024 * 1024
const statuses: Record<string, number> = { NoSuchKey: 404, SlowDown: 503 }

const refuse = (reply: FastifyReply, code: string) =>
  reply
    .status(statuses[code] ?? 403)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)

/** Keeps buckets in memory and answers like S3: signed requests, errors in XML, 204 for every deletion. */
export function s3(): Provider {
  const objects = new Map<string, StoredObject>()
  let failures = 0
  const keyOf = ({ params }: ObjectRequest) => `${params.bucket}/${params['*']}`

  const answer =
    (work: (request: ObjectRequest, reply: FastifyReply) => unknown) =>
    (request: ObjectRequest, reply: FastifyReply) => {
      if (failures > 0) {
        failures -= 1
        return refuse(reply, 'SlowDown')
      }
      const refusal = refusalOf(request)
      return refusal ? refuse(reply, refusal) : work(request, reply)
    }

  return {
    speak: (server) => {
      server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_, body, done) => done(null, body))
      server.put(
        '/:bucket/*',
        answer((request, reply) => {
          const type = request.headers['content-type'] ?? 'application/octet-stream'
          objects.set(keyOf(request), { bytes: request.body as Buffer, type })
          return reply.status(200).send()
        }),
      )
      server.get(
        '/:bucket/*',
        answer((request, reply) => {
          const object = objects.get(keyOf(request))
          return object ? reply.type(object.type).send(object.bytes) : refuse(reply, 'NoSuchKey')
        }),
      )
      server.delete(
        '/:bucket/*',
        answer((request, reply) => {
          objects.delete(keyOf(request))
          return reply.status(204).send()
        }),
      )
    },
    control: (server) => {
      server.get('/objects', async () => ({ objects: [...objects.keys()].sort() }))
      server.post<{ Body: { times?: number } }>('/fail-next', async ({ body }) => {
        failures = Math.max(0, Math.trunc(body?.times ?? 0))
        return { failing: failures }
      })
    },
  }
}

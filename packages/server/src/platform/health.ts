import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { App } from '../app.ts'
import { fail } from './errors.ts'
import { databaseAnswers } from './platform.queries.ts'
import { bearerOf } from './routes.ts'

/** Whoever has the token; without one, anybody as long as the shop is not on the open internet. */
const mayMeasure = ({ config }: App, request: FastifyRequest) =>
  config.metricsToken ? bearerOf(request) === config.metricsToken : !config.secure

/** A link that enters once is a password for two minutes, and operators look people up by CPF: a log is read by others. */
const withoutSecrets = (url: string) => url.replace(/([?&](?:sso|q)=)[^&#]+/gi, '$1***')

/** /healthz, /readyz, /metrics, and one log line a request. */
export function watch(server: FastifyInstance, app: App) {
  const metrics = new Registry()
  if (app.config.mode !== 'test') collectDefaultMetrics({ register: metrics })
  const labels = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: labels,
    registers: [metrics],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: labels,
    buckets: [0.005, 0.015, 0.04, 0.08, 0.2, 0.5, 1, 5],
    registers: [metrics],
  })

  for (const { name, help, of } of app.counts)
    metrics.registerMetric(
      new Gauge({
        ...{ name, help, labelNames: ['kind'], registers: [] },
        async collect() {
          for (const { kind, count } of await of(app.db)) this.set({ kind }, count)
        },
      }),
    )

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seen = { method: request.method, route, status: String(reply.statusCode) }
    requests.inc(seen)
    seconds.observe(seen, reply.elapsedTime / 1000)
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async (_, reply) => {
    const ready = await databaseAnswers(app.db).then(
      () => true,
      () => false,
    )
    return reply.status(ready ? 200 : 503).send({ ok: ready })
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(app, request)) fail('not_found')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

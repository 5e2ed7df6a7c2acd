import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { fail } from './errors.ts'
import type { Kernel } from './kernel.ts'
import { loggedAddress } from './logged-address.ts'
import { bearerOf } from './routes.ts'

const mayMeasure = ({ config }: Kernel, request: FastifyRequest) =>
  config.metricsToken ? bearerOf(request) === config.metricsToken : !config.secure

/** Keeps the distribution of times for all routes together: for each, it made answers of megabytes. */
const countersOf = (metrics: Registry) => ({
  requests: new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by class of status',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  }),
  routeSeconds: new Counter({
    name: 'http_route_seconds_total',
    help: 'Time spent answering a route',
    labelNames: ['method', 'route'],
    registers: [metrics],
  }),
  seconds: new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    buckets: [0.005, 0.015, 0.04, 0.08, 0.2, 0.5, 1, 5],
    registers: [metrics],
  }),
})

export function watch(server: FastifyInstance, kernel: Kernel) {
  const metrics = new Registry()
  if (kernel.config.mode !== 'test') collectDefaultMetrics({ register: metrics })
  const { requests, routeSeconds, seconds } = countersOf(metrics)

  for (const { name, help, of } of kernel.counts)
    metrics.registerMetric(
      new Gauge({
        ...{ name, help, labelNames: ['kind'], registers: [] },
        async collect() {
          for (const { kind, count } of await of(kernel.db)) this.set({ kind }, count)
        },
      }),
    )

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const known = request.routeOptions.url
    const seen = known ? { method: request.method, route: known } : { method: 'any', route: 'unknown' }
    requests.inc({ ...seen, status: `${Math.floor(reply.statusCode / 100)}xx` })
    routeSeconds.inc(seen, reply.elapsedTime / 1000)
    seconds.observe(reply.elapsedTime / 1000)
    request.log.info(
      {
        method: request.method,
        url: loggedAddress(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async (_, reply) => {
    const [warming] = kernel.warming()
    const reason = (await kernel.readiness.trouble()) ?? warming
    return reply.status(reason ? 503 : 200).send(reason ? { ok: false, reason } : { ok: true })
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(kernel, request)) fail('not_found')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

import { get, post, table } from '@bra/contract/kit/api'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildServer } from './http.ts'
import { Readiness } from './platform/readiness.ts'
import { registerSite } from './modules/outside/site/index.ts'
import type { Config } from './platform/config.ts'
import { type Binding, routes } from './platform/routes.ts'
import { testApp } from './testing/test-app.ts'

const shapes = {
  show: { params: z.object({ id: z.coerce.number().int() }), reply: z.object({ id: z.number() }) },
  save: { body: z.object({ name: z.string().min(2) }), reply: z.object({ name: z.string() }) },
  list: { query: z.object({ page: z.coerce.number().default(1) }), reply: z.object({ page: z.number() }) },
  break: { reply: z.object({ total: z.number() }) },
  mine: { reply: z.object({}) },
}
const bindings: Binding[] = routes(
  table<typeof shapes>()({
    show: get('/v1/things/{id}'),
    save: post('/v1/things'),
    list: get('/v1/things'),
    break: get('/v1/broken'),
    mine: get('/v1/mine', 'user'),
  }),
  shapes,
  {
    show: ({ params }) => ({ id: params.id, password_hash: 'secret' }),
    save: ({ body }) => ({ name: body.name }),
    list: ({ query }) => ({ page: query.page }),
    break: () => ({ total: 'not a number' as never }),
    mine: () => ({}),
  },
)

const { app, as, server, get: ask } = await testApp()

async function serverWith(config: Partial<Config> = {}) {
  const built = await buildServer({ ...app, config: { ...app.config, ...config } }, bindings)
  afterAll(() => built.close())
  return built
}
const things = await serverWith()
const json = { 'content-type': 'application/json' }
const save = (payload: string, headers: Record<string, string> = json) =>
  things.inject({ method: 'POST', url: '/api/v1/things', payload, headers })

describe('what comes in', () => {
  it('reaches its verb when it fits the contract', async () => {
    const answer = await save('{"name":"Boitatá"}')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ name: 'Boitatá' })
  })

  it('is refused field by field when it does not', async () => {
    const answer = await save('{"name":"B"}')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { name: expect.stringMatching(/muito pequeno|2/i) },
    })
  })

  it('may carry query fields that nobody knows', async () => {
    const answer = await things.inject('/api/v1/things?page=2&utm_source=x')
    expect(answer.json()).toEqual({ page: 2 })
  })

  it.each([
    ['broken JSON', '{"name":', json, 400, 'broken_body'],
    ['an empty body that says it is JSON', '', json, 400, 'broken_body'],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"name":"Iara"}', json, 400, 'broken_body'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}},"name":"Iara"}', json, 400, 'broken_body'],
    ['plain text', 'name=Iara', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
    ['a form', 'name=Iara', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_type'],
    ['a hole without a floor', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, json, 400, 'broken_body'],
    ['more than a megabyte', JSON.stringify({ name: 'x'.repeat(1_048_577) }), json, 413, 'body_too_large'],
  ])('is refused when it is %s', async (_, payload, headers, status, code) => {
    const answer = await save(payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error: true, code, request_id: answer.headers['x-request-id'] })
    expect(answer.body).not.toMatch(/\bat .*\.ts|FST_/)
  })
})

describe('whoever has not signed in', () => {
  it.each(['login', 'register', 'v1/auth/forgot-password', 'v1/auth/reset-password', 'v1/auth/sso'])(
    'sends no more to /api/%s than a form needs',
    async (path) => {
      const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1]))
      const { statusCode } = await server.inject({ method: 'POST', url: `/api/${path}`, payload: fields })
      expect(statusCode).toBe(413)
    },
  )
})

describe('what goes out', () => {
  it('has the fields of the contract and no other', async () => {
    expect((await things.inject('/api/v1/things/7')).json()).toEqual({ id: 7 })
  })

  it('is an error without detail when the reply breaks the contract', async () => {
    const answer = await things.inject('/api/v1/broken')
    expect(answer.statusCode).toBe(500)
    expect(Object.keys(answer.json()).toSorted()).toEqual(['code', 'error', 'message', 'request_id'])
  })
})

describe('an address', () => {
  it.each(['/api/v1/nothing', '/api', '/api/', '/api/v1/%E0%A4%A', `/api/v1/things/${'9'.repeat(10_000)}`])(
    'that does not exist is told so in Portuguese: %.40s',
    async (url) => {
      const answer = await things.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'Não encontramos o que você procura.' })
      expect(answer.headers['x-request-id']).toBe(answer.json().request_id)
    },
  )

  it('asked with another method names those that it has', async () => {
    const answer = await things.inject({ method: 'DELETE', url: '/api/v1/things/?page=1' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST, GET')
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed', message: 'Esta ação não existe neste endereço.' })
  })

  it('of a person who has to sign in says so', async () => {
    const answer = await things.inject('/api/v1/mine')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('login_required')
  })
})

describe('the anti-forgery pair', () => {
  const sendWith = (headers: Record<string, string>) => save('{"name":"Iara"}', { ...json, ...headers })

  it('lets a program without cookies pass', async () => {
    expect((await sendWith({})).statusCode).toBe(200)
  })

  it('lets a browser pass that repeats its cookie in the header', async () => {
    expect((await sendWith({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).statusCode).toBe(200)
  })

  it.each<Record<string, string>>([
    {},
    { 'x-xsrf-token': 'abd' },
    { 'x-xsrf-token': '' },
    { 'x-xsrf-token': '%E0%A4%A' },
  ])('refuses a browser that does not: %j', async (headers) => {
    const answer = await sendWith({ cookie: 'XSRF-TOKEN=abc', ...headers })
    expect(answer.statusCode).toBe(419)
    expect(answer.json()).toMatchObject({
      code: 'forged_request',
      message: 'Sua página expirou. Recarregue e tente de novo.',
    })
  })

  it('does not stand in the way of reading', async () => {
    expect((await things.inject({ url: '/api/v1/things', headers: { cookie: 'XSRF-TOKEN=abc' } })).statusCode).toBe(200)
  })
})

describe('the limit of requests', () => {
  it('asks who exceeds it to wait, and lets health checks pass', async () => {
    const limited = await serverWith({ rateLimit: 2 })
    const ask = () => limited.inject('/api/v1/things')
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('Aguarde') })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await limited.inject('/healthz')).statusCode).toBe(200)
  })

  it('is not got round by another spelling of the address, nor by saying that the server asks', async () => {
    const limited = await serverWith({ rateLimit: 1 })
    const headers = { 'x-drawn-by': 'server' }
    expect((await limited.inject({ url: '/api/v1/things', headers })).statusCode).toBe(200)
    expect((await limited.inject({ url: '/%61pi/v1/things', headers })).statusCode).toBe(429)
  })

  it('holds for the real-time channel and the lists for search engines, too', async () => {
    const limited = await buildServer({ ...app, config: { ...app.config, rateLimit: 1 } })
    registerSite(limited, app)
    afterAll(() => limited.close())
    const knock = async (remoteAddress: string, request: object) =>
      (await limited.inject({ remoteAddress, ...request })).statusCode
    const joining = { method: 'POST', url: '/broadcasting/auth', payload: {} }
    expect([await knock('10.0.0.1', joining), await knock('10.0.0.1', joining)]).toEqual([401, 429])
    const list = { url: '/sitemap-products-1.xml' }
    expect([await knock('10.0.0.2', list), await knock('10.0.0.2', list)]).toEqual([200, 429])
  })

  it('counts addresses that do not exist, too', async () => {
    const limited = await serverWith({ rateLimit: 1 })
    expect((await limited.inject('/api/nothing')).statusCode).toBe(404)
    expect((await limited.inject('/api/nothing')).statusCode).toBe(429)
  })
})

describe('text that no database holds', () => {
  it('loses what cannot be kept, and nothing else', async () => {
    const sent = { name: 'Cu\u0000ru\ud800pira 🃏' }
    const answer = await things.inject({ method: 'POST', url: '/api/v1/things', payload: sent })
    expect(answer.json()).toEqual({ name: 'Curu\ufffdpira 🃏' })
    expect((await ask('/api/v1/stores?search=%00')).status).toBe(200)
    expect((await ask('/api/v1/static_text/a%00b')).status).toBe(404)
  })
})

describe('what is measured', () => {
  it('is for whoever has the token, and for nobody on the open internet without one', async () => {
    const metricsToken = 'token-de-quem-mede-1234'
    const guarded = await serverWith({ metricsToken })
    const withToken = { authorization: `Bearer ${metricsToken}` }
    expect((await guarded.inject('/metrics')).statusCode).toBe(404)
    expect((await guarded.inject({ url: '/metrics', headers: withToken })).payload).toContain('http_requests_total')
    expect((await (await serverWith({ secure: true })).inject('/metrics')).statusCode).toBe(404)
  })
})

describe('headers', () => {
  it('allow no script or style but our own, and no frame', async () => {
    const policy = String((await ask('/api/v1/parametrization/withdrawal_price')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self';/)
    expect(policy).toMatch(/style-src 'self';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy.match(/script-src [^;]+/)?.[0]).not.toContain('unsafe')
  })

  it('demand HTTPS only where there is HTTPS', async () => {
    expect((await things.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
    const secure = await serverWith({ secure: true })
    expect((await secure.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('let no browser keep what is said to a person who is signed in', async () => {
    const marina = await as('buyer')
    const { headers } = await marina.get('/api/v1/users/current-user')
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await ask('/api/v1/shippiments')).headers['cache-control']).toBeUndefined()
  })

  it('carry the id of the request: ours, or the one of a trusted proxy', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-1' }
    expect((await things.inject({ url: '/healthz', headers })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    const behindProxy = await serverWith({ trustProxy: 1 })
    const trusted = await behindProxy.inject({ url: '/healthz', headers })
    expect(trusted.headers['x-request-id']).toBe('from-the-proxy-1')
    const odd = await behindProxy.inject({ url: '/healthz', headers: { 'x-request-id': '<script>' } })
    expect(odd.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('the address of a visitor', () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
  const addressSeen = async (trustProxy: number) => {
    const built = await serverWith({ trustProxy })
    let seen = ''
    built.addHook('onResponse', async (request) => void (seen = request.ip))
    await built.inject({ url: '/healthz', headers: forged })
    return seen
  }

  it('is the one that the nearest balancer saw, whatever the visitor wrote before it', async () => {
    expect(await addressSeen(1)).toBe('203.0.113.9')
  })

  it('is the connection’s own where no balancer is announced', async () => {
    expect(await addressSeen(0)).toBe('127.0.0.1')
  })
})

describe('who watches the server', () => {
  it('learns that it lives, and that its database answers', async () => {
    expect((await server.inject('/healthz')).json()).toEqual({ ok: true })
    expect((await server.inject('/readyz')).json()).toEqual({ ok: true })
  })

  it('learns that the database does not answer', async () => {
    const db = { getExecutor: () => ({ executeQuery: () => Promise.reject(new Error('gone')) }) } as never
    const cut = await buildServer({ ...app, db, readiness: new Readiness(db) }, [])
    const answer = await cut.inject('/readyz')
    await cut.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ ok: false, reason: 'O banco de dados não responde.' })
  })

  it('counts requests by route, not by address', async () => {
    await things.inject('/api/v1/things/1')
    await things.inject('/api/v1/things/2')
    const metrics = await things.inject('/metrics')
    expect(metrics.headers['content-type']).toContain('text/plain')
    expect(metrics.body).toMatch(/http_requests_total\{method="GET",route="\/api\/v1\/things\/:id",status="2xx"\} \d+/)
    expect(metrics.body).not.toContain('/things/1')
  })

  it('answers few figures, however many addresses and methods were tried', async () => {
    for (let at = 0; at < 300; at += 1) await things.inject(`/api/v1/things/${at}?x=${at}`)
    for (const method of ['GET', 'PATCH', 'PROPFIND', 'LOCK'] as const)
      for (let at = 0; at < 50; at += 1) await things.inject({ method: method as 'GET', url: `/nada/${method}/${at}` })
    const { body } = await things.inject('/metrics')
    expect(body.length).toBeLessThan(10_000)
  })
})

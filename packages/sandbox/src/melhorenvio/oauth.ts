import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, openAccount } from './shipments.ts'

const ACCESS_SECONDS = 30 * 86_400
const ISSUED = 'me_at_'

/** The account of the house, which any other token opens, and those that people let the product use. */
export interface Accounts {
  house: Account
  byEmail: Map<string, Account>
  byToken: Map<string, Account>
  byRefreshToken: Map<string, Account>
  byCode: Map<string, Consent>
}

interface Consent {
  account: Account
  redirectUri: string
}

interface Asked {
  client_id?: string
  redirect_uri?: string
  response_type?: string
  scope?: string
  state?: string
  email?: string
}

interface TokenAsked {
  grant_type?: unknown
  client_id?: unknown
  client_secret?: unknown
  redirect_uri?: unknown
  code?: unknown
  refresh_token?: unknown
}

export const openAccounts = (): Accounts => ({
  house: openAccount(''),
  byEmail: new Map(),
  byToken: new Map(),
  byRefreshToken: new Map(),
  byCode: new Map(),
})

export const allAccounts = ({ house, byEmail }: Accounts) => [house, ...byEmail.values()]

/** Returns undefined for a token that was issued here and is no longer valid. */
export function accountOfToken({ house, byToken }: Accounts, token: string) {
  return token.startsWith(ISSUED) ? byToken.get(token) : house
}

export function letIn(server: FastifyInstance, accounts: Accounts) {
  server.get<{ Querystring: Asked }>('/oauth/authorize', ({ query }, reply) =>
    isWhole(query)
      ? reply.type('text/html').send(pageOf(query))
      : reply.status(400).send('invalid_request: client_id, redirect_uri, response_type=code, scope'),
  )
  server.get<{ Querystring: Asked }>('/oauth/authorize/allow', ({ query }, reply) => {
    if (!isWhole(query)) return reply.status(400).send('invalid_request')
    const code = randomUUID()
    const account = accountWith(accounts, query.email || 'loja@melhorenvio.example')
    accounts.byCode.set(code, { account, redirectUri: query.redirect_uri! })
    return reply.redirect(backTo(query, { code }))
  })
  server.post<{ Body: TokenAsked | null }>('/oauth/token', (request, reply) => issue(accounts, request, reply))
}

const isWhole = ({ client_id: client, redirect_uri: uri, response_type: type, scope }: Asked) =>
  Boolean(client && uri && scope && type === 'code' && URL.canParse(uri))

function backTo({ redirect_uri: uri, state }: Asked, answer: Record<string, string>) {
  const back = new URL(uri!)
  for (const [name, value] of Object.entries({ ...answer, ...(state ? { state } : {}) }))
    back.searchParams.set(name, value)
  return back.href
}

function pageOf(query: Asked) {
  const allow = `authorize/allow?${new URLSearchParams(query as Record<string, string>)}`
  const deny = backTo(query, { error: 'access_denied' })
  return `<!doctype html><html lang="pt-BR"><title>Melhor Envio (simulador)</title><h1>Melhor Envio (simulador)</h1>
<p>Permitir que a Bra Cards use sua conta?</p><p><a href="${escaped(allow)}">Permitir</a> <a href="${escaped(deny)}">Negar</a></p></html>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function accountWith({ byEmail }: Accounts, email: string) {
  const account = byEmail.get(email) ?? openAccount(email)
  byEmail.set(email, account)
  return account
}

/** A code and a token to renew are worth one use. */
function issue(
  accounts: Accounts,
  { body, headers }: FastifyRequest<{ Body: TokenAsked | null }>,
  reply: FastifyReply,
) {
  if (!/\(\S+@\S+\)/.test(headers['user-agent'] ?? ''))
    return reply.status(403).send({ message: 'User-Agent required.' })
  const asked = body ?? {}
  if (!asked.client_id || !asked.client_secret) return reply.status(401).send({ error: 'invalid_client' })
  const account = asked.grant_type === 'refresh_token' ? renewed(accounts, asked) : allowed(accounts, asked)
  if (!account) return reply.status(400).send({ error: 'invalid_grant', message: 'The provided grant is invalid.' })
  const [access, refresh] = [`${ISSUED}${randomUUID()}`, `me_rt_${randomUUID()}`]
  accounts.byToken.set(access, account)
  accounts.byRefreshToken.set(refresh, account)
  return { token_type: 'Bearer', expires_in: ACCESS_SECONDS, access_token: access, refresh_token: refresh }
}

function allowed({ byCode }: Accounts, { code, redirect_uri: uri }: TokenAsked) {
  const consent = byCode.get(String(code))
  byCode.delete(String(code))
  return consent?.redirectUri === uri ? consent?.account : undefined
}

function renewed({ byRefreshToken }: Accounts, { refresh_token: token }: TokenAsked) {
  const account = byRefreshToken.get(String(token))
  byRefreshToken.delete(String(token))
  return account
}

export function revoke(accounts: Accounts, email: string) {
  for (const tokens of [accounts.byToken, accounts.byRefreshToken])
    for (const [token, account] of tokens) if (account.email === email) tokens.delete(token)
}

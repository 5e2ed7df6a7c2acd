import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import type { App } from '@bra/server/app'
import { createApp } from '@bra/server/create-app'
import { buildServer } from '@bra/server/http'
import { openSession, userOfToken } from '@bra/server/modules/people/sessions/index'
import { systemClock } from '@bra/server/platform/clock'
import { readConfig } from '@bra/server/platform/config'
import { openDatabase } from '@bra/server/platform/db'
import { chooseProviders } from '@bra/server/providers'
import { statementCounter } from '@bra/server/testing/count-statements'
import { pino } from 'pino'
import { marketOf } from './generate.ts'

const PRODUCTS = 1000
const SESSIONS = 100_000
const TOKENS = 2000
const CHECKS = 20_000

export async function benchSessions() {
  const config = readConfig({
    NODE_ENV: 'production',
    SECRET_KEY: randomBytes(48).toString('base64url'),
    RATE_LIMIT: '0',
  })
  const database = await openDatabase({ url: await marketOf(PRODUCTS), dir: '' })
  const log = pino({ level: 'silent' })
  const drawMail = () => Promise.reject(new Error('nothing is sent from here'))
  const app = createApp({
    config,
    database,
    clock: systemClock,
    log,
    providers: chooseProviders(config, null),
    drawMail,
  })
  await fillSessions(app)
  const tokens = await tokensOf(app)

  console.log(`\n${cpus()[0]!.model}, ${cpus().length} cores for PostgreSQL and the checks; Node ${process.version}`)
  await timesOf(app, tokens, 10)
  for (const atOnce of [1, 10]) print(`session check, ${atOnce} at once`, await timesOf(app, tokens, atOnce))
  await printStatements(app, tokens[0]!)
  await database.close()
}

async function fillSessions({ database: { pool } }: App) {
  await pool.query(
    `insert into users (email, name, last_name, password_hash, created_at)
     select 'pessoa' || n || '@bench.invalid', 'Pessoa', n::text, '', now() from generate_series(1, $1::int / 5) n
     on conflict do nothing`,
    [SESSIONS],
  )
  await pool.query(
    `insert into sessions (user_id, token_hash, device, address, network, created_at, last_seen_at, expires_at)
     select u.id, sha256((u.id || ' ' || n)::bytea), 'Firefox no Linux', '192.0.2.1', '192.0.2.1', now(), now(),
       now() + interval '30 days'
     from users u, generate_series(1, 5) n where u.email like 'pessoa%@bench.invalid'
     on conflict do nothing`,
  )
  await pool.query('vacuum analyze users, sessions')
}

async function tokensOf(app: App) {
  const { rows: people } = await app.database.pool.query(
    `select id, name, last_name, email, role from users where email like 'pessoa%' order by md5(email) limit $1`,
    [TOKENS],
  )
  const origin = { device: 'Firefox no Linux', address: '192.0.2.1', guestId: null }
  const tokens: string[] = []
  for (const person of people) {
    const { token } = await app.transaction((tx) => openSession(tx, app, { person, origin }))
    tokens.push(token)
  }
  return tokens
}

async function timesOf(app: App, tokens: string[], atOnce: number) {
  const times: number[] = []
  const check = async () => {
    while (times.length < CHECKS) {
      const token = tokens[Math.floor(Math.random() * tokens.length)]!
      const started = performance.now()
      const user = await userOfToken(app, token)
      times.push(performance.now() - started)
      if (!user) throw new Error('a session was not found')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, check))
  return times.sort((a, b) => a - b)
}

function print(name: string, times: number[]) {
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(2)} ms`
  console.log(name.padEnd(28), `p50 ${at(0.5)}`, ` p99 ${at(0.99)}`)
}

async function printStatements(app: App, token: string) {
  const count = statementCounter(app.database.pool)
  const server = await buildServer(app)
  const url = '/api/v1/1/banners'
  const visitor = await count(() => server.inject({ url }))
  const signedIn = await count(() => server.inject({ url, headers: { authorization: `Bearer ${token}` } }))
  console.log('statements of a page'.padEnd(28), `visitor ${visitor}, signed in ${signedIn}`)
  await server.close()
}

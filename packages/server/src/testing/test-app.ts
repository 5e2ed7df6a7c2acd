import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@bra/sandbox/sandbox'
import { drawMail } from '@bra/web/src/entry-mails.tsx'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { type App, createApp } from '../app.ts'
import { buildServer } from '../http.ts'
import { personByEmail } from '../modules/accounts/index.ts'
import { openSession } from '../modules/sessions/index.ts'
import { fixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { chooseProviders } from '../providers.ts'
import { administer, withDatabase } from './global-setup.ts'
import { demoAccounts } from '../../seed/people.ts'
import { testNow } from './test-now.ts'

export interface Answer {
  status: number
  // replies are asserted on, not typed: the contract's own parse has already checked them
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

const testOrigin = { device: 'Firefox no Linux', address: '127.0.0.1', guestId: null }

/** No second port, and no secret that would be kept in a file. */
const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  PUSHER_PORT: '0',
  SECRET_KEY: 'chave-dos-testes-com-mais-de-32-letras',
}

interface TestOptions {
  /** Registers the pages too, as the real start does. */
  pages?: (server: FastifyInstance, app: App) => Promise<void>
}

/** The whole server on a fresh copy of the seeded world, spoken to over HTTP. */
export async function testApp({ pages }: TestOptions = {}) {
  const { database, drop } = await freshDatabase()
  const sandbox = await startSandbox({ port: 0 })
  const { config, dropData } = freshConfig()
  const clock = fixedClock(testNow)
  const app = createApp({
    config,
    database,
    clock,
    log: pino({ level: 'silent' }),
    providers: chooseProviders(config, sandbox),
    drawMail,
  })
  const server = await buildServer(app)
  await pages?.(server, app)
  afterAll(async () => {
    await server.close()
    await sandbox.close()
    await database.close()
    await Promise.all([drop(), dropData()])
  })

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await server.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload: payload as object }),
    })
    return { status: answer.statusCode, body: bodyOf(answer), headers: answer.headers }
  }
  /** The requests of one signed-in person: a name of the demo's accounts, or any address of its people. */
  const as = async (who: keyof typeof demoAccounts | (string & {})) => {
    const email = who in demoAccounts ? demoAccounts[who as keyof typeof demoAccounts].email : who
    const person = (await personByEmail(app.db, email))!
    const { token } = await app.transaction((tx) => openSession(tx, app, { person, origin: testOrigin }))
    const headers = { authorization: `Bearer ${token}` }
    return {
      id: person.id,
      headers,
      get: (url: string) => ask('GET', url, undefined, headers),
      post: (url: string, body: unknown = {}) => ask('POST', url, body, headers),
      put: (url: string, body: unknown = {}) => ask('PUT', url, body, headers),
      remove: (url: string) => ask('DELETE', url, undefined, headers),
    }
  }
  return {
    app,
    as,
    server,
    clock,
    sandbox,
    get: (url: string, headers?: Record<string, string>) => ask('GET', url, undefined, headers),
    post: (url: string, body: unknown = {}, headers?: Record<string, string>) => ask('POST', url, body, headers),
    ask,
  }
}

/** Files of a test lie apart from those of every other. */
function freshConfig() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-data-'))
  const config = readConfig({ ...environment, DATA_DIR: dataDir })
  return { config, dropData: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

const bodyOf = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : answer.body

const SCRATCH_BYTES = 2 ** 30

/** In memory where the system has room for files there: copying the world is then a tenth of the wait. */
function scratchFolder() {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > SCRATCH_BYTES ? inMemory : tmpdir()
}

async function freshDatabase() {
  const url = inject('databaseUrl')
  const template = inject('template')
  const name = `bra_${randomUUID().replaceAll('-', '')}`
  if (!url) {
    const dir = join(scratchFolder(), name)
    cpSync(template, dir, { recursive: true })
    return { database: await openDatabase({ dir }), drop: async () => rmSync(dir, { recursive: true, force: true }) }
  }
  await administer(url, `create database ${name} template ${template}`)
  return {
    database: await openDatabase({ url: withDatabase(url, name), dir: '' }),
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}

/** Somebody who is signed in. */
export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>

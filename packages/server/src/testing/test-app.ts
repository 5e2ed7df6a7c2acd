import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PARTED } from '@bra/contract/kit/both'
import { startSandbox } from '@bra/sandbox/sandbox'
import { drawMail } from '@bra/web/src/entry-mails.tsx'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, expect, inject } from 'vitest'
import type { App } from '../app.ts'
import { createApp } from '../create-app.ts'
import { buildServer } from '../http.ts'
import { personByEmail } from '../modules/people/accounts/index.ts'
import { openSession } from '../modules/people/sessions/index.ts'
import { fixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { chooseProviders } from '../providers.ts'
import { administer, withDatabase } from './global-setup.ts'
import { demoAccounts } from '@bra/demo/people'
import { testNow } from './test-now.ts'
import { watchTellings } from './unbounded-tellings.ts'

export interface Answer {
  status: number
  // replies are asserted on: the contract's own parse has already checked their types
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

const testOrigin = { device: 'Firefox no Linux', address: '127.0.0.1', guestId: null }

/** Tests open no second port, and keep no secret in a file. */
const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  PUSHER_PORT: '0',
  SECRET_KEY: 'chave-dos-testes-com-mais-de-32-letras',
}

interface TestOptions {
  pages?: (server: FastifyInstance, app: App) => Promise<void>
}

export async function testApp({ pages }: TestOptions = {}) {
  const { database, drop } = await freshDatabase()
  const sandbox = await startSandbox({ port: 0 })
  const { config, dropData } = freshConfig()
  const clock = fixedClock(testNow)
  const log = pino({ level: 'silent' })
  const app = createApp({ config, database, clock, log, providers: chooseProviders(config, sandbox), drawMail })
  const server = await buildServer(app)
  await pages?.(server, app)
  const tellings = watchTellings(database.pool)
  const idsByToken = new Map<string, number>()
  afterAll(async () => {
    await server.close()
    await sandbox.close()
    await database.close()
    await Promise.all([drop(), dropData()])
    expect([...tellings.found], 'calls that told somebody else and have no bound').toEqual([])
  })

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const call = { method, url, callerId: idsByToken.get(headers.authorization ?? '') }
    const answer = await tellings.during(call, () =>
      server.inject({ method, url, headers, ...(payload !== undefined && { payload: payload as object }) }),
    )
    if (answer.body.includes(PARTED)) throw new Error(`${method} ${url} answers in both languages at once`)
    return { status: answer.statusCode, body: bodyOf(answer), headers: answer.headers }
  }
  /** Signs a person in: a name of the demo's accounts, or the e-mail of anybody else there. */
  const as = async (who: keyof typeof demoAccounts | (string & {})) => {
    const email = who in demoAccounts ? demoAccounts[who as keyof typeof demoAccounts].email : who
    const person = (await personByEmail(app.db, email))!
    const { token } = await app.transaction((tx) => openSession(tx, app, { person, origin: testOrigin }))
    const headers = { authorization: `Bearer ${token}` }
    idsByToken.set(headers.authorization, person.id)
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

function freshConfig() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-data-'))
  const config = readConfig({ ...environment, DATA_DIR: dataDir })
  return { config, dropData: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

const bodyOf = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : answer.body

const SCRATCH_BYTES = 2 ** 30

/** Copying the world takes a tenth of the time in memory. */
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

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>

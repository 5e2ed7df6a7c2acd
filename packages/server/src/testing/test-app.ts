import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@bra/sandbox/sandbox'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { type App, createApp } from '../app.ts'
import { buildServer } from '../http.ts'
import { fixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { chooseProviders } from '../providers.ts'
import { administer, withDatabase } from './global-setup.ts'
import { testNow } from './test-now.ts'

export interface Answer {
  status: number
  // replies are asserted on, not typed: the contract's own parse has already checked them
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

interface TestOptions {
  /** Registers the pages too, as the real start does. */
  pages?: (server: FastifyInstance, app: App) => Promise<void>
}

/** The whole server on a fresh copy of the seeded world, spoken to over HTTP. */
export async function testApp({ pages }: TestOptions = {}) {
  const { database, drop } = await freshDatabase()
  const sandbox = await startSandbox({ port: 0 })
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0' }) }
  const clock = fixedClock(testNow)
  const app = createApp({
    config,
    database,
    clock,
    log: pino({ level: 'silent' }),
    providers: chooseProviders(config, sandbox.url),
  })
  const server = await buildServer(app)
  await pages?.(server, app)
  afterAll(async () => {
    await server.close()
    await sandbox.close()
    await database.close()
    await drop()
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
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }
  return {
    app,
    server,
    clock,
    sandbox,
    get: (url: string, headers?: Record<string, string>) => ask('GET', url, undefined, headers),
    post: (url: string, body: unknown = {}, headers?: Record<string, string>) => ask('POST', url, body, headers),
    ask,
  }
}

async function freshDatabase() {
  const url = inject('databaseUrl')
  const template = inject('template')
  const name = `bra_${randomUUID().replaceAll('-', '')}`
  if (!url) {
    const dir = join(tmpdir(), name)
    cpSync(template, dir, { recursive: true })
    return { database: await openDatabase({ dir }), drop: async () => rmSync(dir, { recursive: true, force: true }) }
  }
  await administer(url, `create database ${name} template ${template}`)
  return {
    database: await openDatabase({ url: withDatabase(url, name), dir: '' }),
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}

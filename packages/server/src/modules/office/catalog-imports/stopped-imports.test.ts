import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { workOnce } from '../../../platform/jobs.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'
import { catalogImportsJobs } from './catalog-imports.jobs.ts'
import { interruptImports, resumeImports } from './importing.ts'
import { folderOfUpload } from './upload-files.ts'

const { app, as, clock, server } = await testApp()
const operator = await as('operator')
const admin = '/api/v1/admin/catalog-imports'
const reason = 'Coleção nova da distribuidora'

interface Upload {
  content: string | Buffer
  format?: string
  name: string
}

async function started({ content, format = 'csv', name }: Upload) {
  const bytes = Buffer.from(content)
  const announced = { format, file_name: name, size: bytes.length, reason }
  const { id } = (await operator.post(admin, announced)).body.result as { id: number }
  const headers = { ...operator.headers, 'content-type': 'application/octet-stream' }
  await server.inject({ method: 'PUT', url: `${admin}/${id}/file?from=0`, headers, payload: bytes })
  expect((await operator.post(`${admin}/${id}/start`)).body.result).toMatchObject({ state: 'running' })
  return id
}
const show = async (id: number) => (await operator.get(`${admin}/${id}`)).body.import
const cancel = (id: number) => operator.post(`${admin}/${id}/cancel`, { reason: 'Arquivo errado' })
const jobs = () => app.db.selectFrom('jobs').selectAll().where('name', '=', 'import_catalog').execute()

const sheet = (count: number) =>
  'jogo;colecao;colecao_codigo;codigo;numero;nome\n' +
  Array.from({ length: count }, (_, at) => `Ventania;Primeira Brisa;PBR;PBR-${at};${at};Carta ${at}\n`).join('')
/** Is read for half a minute before the first row is told. */
const braces = gzipSync(`[${'{},'.repeat(20_000_000)}{}]`)
const slow = { content: braces, format: 'scryfall', name: 'all-cards.json.gz' }

beforeEach(() => settle(app))

describe('an import that is cancelled while its file is gone through for the first time', () => {
  it('stops, and the next one says what it waits for until then', async () => {
    const id = await started(slow)
    const working = workOnce(app, catalogImportsJobs)
    await expect.poll(async () => (await show(id)).read, { timeout: 20_000 }).toBeGreaterThan(0)
    expect((await cancel(id)).body.result).toMatchObject({ state: 'cancelled' })
    const next = await started({ content: sheet(3), name: 'brisa.csv' })
    expect(await show(next)).toMatchObject({ state: 'running', waits_for: { id, file_name: 'all-cards.json.gz' } })
    await working
    expect(existsSync(folderOfUpload(app.config, id))).toBe(false)
    // a reading that went on would have come to its second pass, which refuses rows
    expect(await show(id)).toMatchObject({ state: 'cancelled', bad: 0 })
    expect(await show(next)).toMatchObject({ state: 'done', added: 3, waits_for: null })
  })

  it('leaves no file where it was cancelled before it began', async () => {
    const id = await started({ content: sheet(3), name: 'brisa.csv' })
    await cancel(id)
    await settle(app)
    expect(existsSync(folderOfUpload(app.config, id))).toBe(false)
  })
})

describe('an import of a file that no process survives', () => {
  const died = async (attempt: number) => {
    void workOnce(app, { import_catalog: { run: () => new Promise(() => undefined) } })
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(attempt)
  }

  it('is failed with a sentence instead of being begun a third time', async () => {
    const id = await started({ content: sheet(3), name: 'brisa.csv' })
    for (const attempt of [1, 2]) {
      await died(attempt)
      clock.advance(11 * 60_000)
    }
    await settle(app)
    expect(await show(id)).toMatchObject({ state: 'failed', added: 0 })
    expect((await show(id)).problem).toMatch(/o servidor terminou duas vezes enquanto lia este arquivo/)
    expect(await jobs()).toEqual([])
    expect(existsSync(folderOfUpload(app.config, id))).toBe(false)
  })

  it('is not begun a third time at a start, where one process serves alone', async () => {
    const id = await started({ content: sheet(3), name: 'brisa.csv' })
    for (const attempt of [1, 2]) {
      await died(attempt)
      await resumeImports(app)
      expect(await jobs()).toHaveLength(1)
    }
    await settle(app)
    expect(await show(id)).toMatchObject({ state: 'failed' })
  })
})

it('an import goes on after an orderly stop, however often that is', async () => {
  const id = await started({ content: sheet(3), name: 'brisa.csv' })
  for (let stop = 0; stop < 3; stop++) {
    const stopping = new AbortController()
    void workOnce(app, { import_catalog: { run: () => new Promise(() => undefined) } }, stopping.signal)
    await expect.poll(async () => (await jobs())[0]?.unended).toBe(1)
    stopping.abort()
    await expect.poll(async () => (await jobs())[0]?.unended).toBe(0)
    clock.advance(11 * 60_000)
  }
  await settle(app)
  expect(await show(id)).toMatchObject({ state: 'done' })
})

it('an import ends with the server in its first pass, and is begun anew at the next start', async () => {
  const id = await started(slow)
  const working = workOnce(app, catalogImportsJobs)
  await expect.poll(async () => (await show(id)).read, { timeout: 20_000 }).toBeGreaterThan(0)
  const [first] = await jobs()
  interruptImports(app)
  await expect.poll(async () => (await jobs())[0]?.id, { timeout: 10_000 }).toBeGreaterThan(first!.id)
  expect(await show(id)).toMatchObject({ state: 'running' })
  // a server that closes runs no further job; here the cancelled import ends the work
  await cancel(id)
  await working
})

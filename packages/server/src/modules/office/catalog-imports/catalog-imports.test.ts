import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MAX_CATALOG_BYTES, MAX_PART_BYTES } from '@bra/contract/office/upload-limits'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'
import { interruptImports, resumeImports } from './importing.ts'
import { folderOfUpload } from './upload-files.ts'

const { app, as, get, server } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const admin = '/api/v1/admin/catalog-imports'
const reason = 'Coleção nova da distribuidora'

const heading = 'jogo;colecao;colecao_codigo;codigo;numero;nome;raridade\n'
const card = (at: number, name = `Carta ${at}`) => `Ventania;Primeira Brisa;PBR;PBR-${at};${at};${name};Comum\n`
const cards = (count: number) => heading + Array.from({ length: count }, (_, at) => card(at + 1)).join('')

const putBytes = async (url: string, payload: Buffer, headers: object = operator.headers) => {
  const sent = { ...headers, 'content-type': 'application/octet-stream' }
  const answer = await server.inject({ method: 'PUT', url, headers: sent, payload })
  return { status: answer.statusCode, body: JSON.parse(answer.body) }
}
const begin = (size: number, changed: object = {}) =>
  operator.post(admin, { format: 'csv', file_name: 'brisa.csv', size, reason, ...changed })

/** Sends a file as the browser does, in parts. */
async function upload(content: string | Buffer, changed: object = {}, part = 40_000) {
  const bytes = Buffer.from(content)
  const { id } = (await begin(bytes.length, changed)).body.result as { id: number }
  for (let from = 0; from < bytes.length; from += part)
    await putBytes(`${admin}/${id}/file?from=${from}`, bytes.subarray(from, from + part))
  return id
}
const start = (id: number) => operator.post(`${admin}/${id}/start`)
const show = async (id: number) => (await operator.get(`${admin}/${id}`)).body

async function bring(content: string | Buffer, changed: object = {}) {
  const id = await upload(content, changed)
  const { body } = await start(id)
  expect(body.result).toMatchObject({ state: 'running' })
  await settle(app)
  return { id, ...(await show(id)) }
}

const lastAct = async () => (await operator.get('/api/v1/admin/acts?per_page=1')).body.acts[0]

describe('a catalogue that an operator uploads', () => {
  it('is imported while the shop is open, and told with what was new, equal and refused', async () => {
    const content = cards(1500) + card(1501).replace('1501;Carta 1501', ';') + card(7)
    const { id, import: done, faults } = await bring(content)
    expect(done).toMatchObject({ state: 'done', added: 1500, changed: 0, unchanged: 0, bad: 2, problem: null, reason })
    expect(done).toMatchObject({ read: done.size, received: done.size, waits: false, operator: { id: operator.id } })
    expect(faults).toEqual([
      { file: 'brisa.csv', line: 1502, problem: expect.stringContaining('nome') },
      { file: 'brisa.csv', line: 1503, problem: expect.stringContaining('PBR-7 já está na linha 8') },
    ])
    const found = await get('/api/v1/1/find-by-rdc/PBR%207')
    expect(JSON.stringify(found.body)).toContain('Carta 7')
    expect(existsSync(folderOfUpload(app.config, id))).toBe(false)
    expect((await operator.get('/api/v1/admin/acts?kind=catalog_import_started')).body.acts[0]).toMatchObject({
      title: 'brisa.csv',
      subject: `catalog_import:${id}`,
      reason,
    })
  })

  it('may be compressed, and finds again what is equal', async () => {
    const content = cards(1500).replace('Carta 9;', 'Carta Nove;')
    const { import: done } = await bring(gzipSync(content), { file_name: 'brisa.csv.gz' })
    expect(done).toMatchObject({ state: 'done', added: 0, changed: 1, unchanged: 1499, bad: 0 })
  })

  it('tells all refused rows as a sheet', async () => {
    const { id } = await bring(heading + card(1) + card(2).replace('PBR-2;2;Carta 2', 'PBR-2;2;'))
    const { body } = await operator.get(`${admin}/${id}/faults`)
    expect(body.file_name).toBe('recusadas-brisa.csv')
    expect(body.content.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFarquivo;linha;problema',
      expect.stringMatching(/^brisa.csv;3;.*nome/),
    ])
  })

  it('is listed with the formats that it may have', async () => {
    const { body } = await operator.get(`${admin}?per_page=2`)
    expect(body.imports).toHaveLength(2)
    expect(body.imports[0].id).toBeGreaterThan(body.imports[1].id)
    expect(body.formats.map(({ name }: { name: string }) => name)).toContain('csv')
  })
})

describe('a file that is no catalogue', () => {
  const failed = async (content: string | Buffer, changed: object = {}) => (await bring(content, changed)).import

  it('is refused with what is wrong with it, and nothing of the server’s folders', async () => {
    const headless = await failed('nome;preco\nCuca;10\n')
    expect(headless).toMatchObject({ state: 'failed', added: 0 })
    expect(headless.problem).toMatch(/^Faltam colunas em brisa.csv: jogo/)
    const other = await failed('{"a":1}\n'.repeat(30), { format: 'tcgdex', file_name: 'cards.ndjson' })
    expect(other).toMatchObject({ state: 'failed' })
    expect(other.problem).not.toContain(app.config.dataDir)
    const wrong = await failed(heading + ';;;;;;\n'.repeat(30))
    expect(wrong.problem).toMatch(/^brisa.csv não parece ser deste formato/)
  })

  it('that was cut keeps the rows before the cut, and tells where it ends', async () => {
    const whole = gzipSync(cards(3000))
    const { import: done, faults } = await bring(whole.subarray(0, whole.length - 2000), { file_name: 'brisa.csv.gz' })
    expect(done).toMatchObject({ state: 'done' })
    expect(done.added + done.changed + done.unchanged).toBeGreaterThan(1000)
    expect(faults).toHaveLength(1)
  })

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004 and more'), 'brisa.csv', 'upload_packed'],
    ['a text called .gz', Buffer.from(cards(1)), 'brisa.csv.gz', 'upload_gzip_unlike'],
    ['a packed file not called so', gzipSync(cards(1)), 'brisa.csv', 'upload_gzip_unlike'],
  ])('is not started: %s', async (_, content, file_name, code) => {
    expect((await start(await upload(content, { file_name }))).body.code).toBe(code)
  })

  it('is not even announced if its name, size or format does not fit', async () => {
    expect((await begin(10, { file_name: 'brisa.xlsx' })).body.code).toBe('upload_bad_name')
    expect((await begin(10, { format: 'toString' })).body.code).toBe('import_format_unknown')
    expect((await begin(0)).body.fields).toEqual({ size: 'O arquivo está vazio.' })
    const { status, body } = await begin(MAX_CATALOG_BYTES + 1)
    expect([status, body.code]).toEqual([413, 'upload_too_large'])
  })
})

describe('the parts of a file', () => {
  it('follow each other, and one that comes twice changes nothing', async () => {
    const bytes = Buffer.from(cards(3))
    const { id } = (await begin(bytes.length)).body.result
    const put = (from: number, to: number) => putBytes(`${admin}/${id}/file?from=${from}`, bytes.subarray(from, to))
    expect((await put(0, 60)).body).toEqual({ received: 60 })
    expect((await put(0, 60)).body).toEqual({ received: 60 })
    expect((await put(70, 90)).body.code).toBe('upload_gap')
    expect((await start(id)).body.code).toBe('upload_unfinished')
    await put(60, bytes.length)
    expect((await putBytes(`${admin}/${id}/file?from=${bytes.length}`, Buffer.from('x'))).body.code).toBe('upload_gap')
    await start(id)
    await settle(app)
    expect((await show(id)).import).toMatchObject({ state: 'done', bad: 0 })
    expect((await put(0, 60)).body.code).toBe('upload_over')
  })

  it('are small', async () => {
    const { id } = (await begin(MAX_PART_BYTES + 1)).body.result
    expect((await putBytes(`${admin}/${id}/file?from=0`, Buffer.alloc(MAX_PART_BYTES + 1))).status).toBe(413)
    expect((await operator.put(`${admin}/${id}/file?from=0`, {})).status).toBe(415)
  })
})

describe('an import that runs', () => {
  it('lets no other begin, and is stopped with a reason; what it wrote stays', async () => {
    const id = await upload(cards(2500))
    await start(id)
    expect((await begin(10)).body.code).toBe('upload_busy')
    expect((await operator.post(`${admin}/${id}/cancel`, {})).status).toBe(422)
    const { body } = await operator.post(`${admin}/${id}/cancel`, { reason: 'Arquivo errado' })
    expect(body.result).toMatchObject({ state: 'cancelled' })
    expect(await lastAct()).toMatchObject({ kind: 'catalog_import_cancelled', reason: 'Arquivo errado' })
    await settle(app)
    expect((await show(id)).import).toMatchObject({ state: 'cancelled', id })
    expect((await operator.post(`${admin}/${id}/cancel`, { reason })).body.code).toBe('upload_over')
  })

  it('goes on after the server has stopped, and tells what both runs wrote', async () => {
    const content = heading + Array.from({ length: 1200 }, (_, at) => card(5000 + at)).join('')
    const id = await upload(content)
    await start(id)
    // a run that wrote its first rows and was cut off
    await app.db
      .updateTable('catalog_imports')
      .set({ added: 0, told_at: new Date(app.clock.now().getTime() - 120_000) })
      .where('id', '=', id)
      .execute()
    expect((await show(id)).import).toMatchObject({ state: 'running', waits: true })
    await app.db.deleteFrom('jobs').where('name', '=', 'import_catalog').execute()
    await resumeImports(app)
    await settle(app)
    expect((await show(id)).import).toMatchObject({ state: 'done', added: 1200, unchanged: 0, waits: false })
  })
})

it('catalogues are uploaded by operators alone', async () => {
  const { id } = (await begin(10)).body.result
  const body = { format: 'csv', file_name: 'brisa.csv', size: 10, reason }
  expect((await marina.post(admin, body)).status).toBe(403)
  expect((await marina.get(`${admin}/${id}`)).status).toBe(403)
  expect((await marina.post(`${admin}/${id}/start`)).status).toBe(403)
  expect((await putBytes(`${admin}/${id}/file?from=0`, Buffer.from('x'), marina.headers)).status).toBe(403)
  expect((await get(admin)).status).toBe(401)
  expect((await operator.get(`${admin}/999999`)).status).toBe(404)
  interruptImports(app)
})

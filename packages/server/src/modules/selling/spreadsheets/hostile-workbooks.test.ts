import { describe, expect, it } from 'vitest'
import { feltMeanwhile, MOST_FELT_MS } from '../../../testing/felt-meanwhile.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { workbookOf } from '../../../testing/workbooks.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const heading = ['codigo', 'condicao', 'preco', 'quantidade']
const read = (bytes: Buffer) =>
  seller.post('/api/v1/product-store-import', {
    ...{ store_id: storeId, name: 'estoque.xlsx', encoding: 'base64', content: bytes.toString('base64') },
  })
const good = workbookOf([heading, ['BDN-001', 'NM', 10, 1]])
await read(good)

const MEGABYTES = 47_000_000
/** Two parts that unpack to 47 MB each, out of some 200 kB. */
const bomb = workbookOf([heading, ['BDN-001', 'NM', 10, 1]], {
  'xl/sharedStrings.xml': `<sst>${'<x/>'.repeat(MEGABYTES / 4)}</sst>`,
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${'<row/>'.repeat(MEGABYTES / 6)}</sheetData></worksheet>`,
})

describe('twelve workbooks at once', () => {
  it('of one store are read one after the other, and those that are too many asked to come back', async () => {
    const { result, longest } = await feltMeanwhile(() => Promise.all(Array.from({ length: 12 }, () => read(good))))
    const refused = result.filter(({ status }) => status === 429)
    const taken = result.filter(({ status }) => status === 200)
    // a sheet that was read later takes the place of one that nobody started
    const replaced = result.filter(({ body }) => body.code === 'import_not_found')
    expect(taken.length + refused.length + replaced.length).toBe(12)
    expect([taken.length > 0, refused.length < 9]).toEqual([true, true])
    for (const { body } of taken) expect(body.import).toMatchObject({ total: 1, faults_count: 0 })
    for (const { body, headers } of refused) {
      expect(body.message).toBe('Muitos arquivos estão sendo lidos agora. Tente de novo em alguns segundos.')
      expect(headers['retry-after']).toBe('5')
    }
    expect(longest).toBeLessThan(MOST_FELT_MS)
  })

  it('that unpack to a hundred megabytes each hold nobody up, and leave no memory taken', async () => {
    expect(bomb.length).toBeLessThan(400_000)
    const sent = [bomb, bomb, ...Array<Buffer>(10).fill(good)]
    const before = process.memoryUsage().rss
    let most = before
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
    const { result, longest } = await feltMeanwhile(() => Promise.all(sent.map(read)))
    clearInterval(watching)
    // which of the twelve comes first is not decided by the order in which they are sent
    for (const { body } of result.slice(0, 2)) expect(['sheet_empty', 'work_busy']).toContain(body.code)
    expect(result.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(longest).toBeLessThan(MOST_FELT_MS)
    expect((most - before) / 2 ** 20).toBeLessThan(250)
    expect((await read(bomb)).body.code).toBe('sheet_empty')
    expect((await read(good)).body.import.total).toBe(1)
  }, 120_000)
})

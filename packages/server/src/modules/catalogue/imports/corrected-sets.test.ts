import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from './index.ts'

const { app, as, get } = await testApp()
const operator = await as('operator')
const reason = 'Conferido no verso da carta'

async function importing(format: string, name: string) {
  const path = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
  const readings = importFormats[format]!.read(path, { total: 0, done: 0 })
  return importCatalogue(app, readings, { onBad: () => undefined, onChunk: () => undefined })
}
const folder = () => importing('pokemon-tcg-data', 'pokemon-tcg-data')
const tcgdex = () => importing('tcgdex', 'tcgdex-cards.ndjson')

const rows = async () => (await operator.get('/api/v1/admin/categories?q=tidal&per_page=96')).body.categories
const idOf = async (code: string) => (await rows()).find((row: { code: string }) => row.code === code).id as number
const shown = async (id: number) => {
  const { name, name_en, code, series, total, release_date, symbol, business } = (await get(`/api/v1/categories/${id}`))
    .body
  return { business_id: business.id, name, name_en, code, series, total, release_date, symbol }
}
const correct = async (id: number, change: object) =>
  operator.put(`/api/v1/admin/categories/${id}`, { draft: { ...(await shown(id)), ...change }, reason })

describe('importing again a collection that an operator has corrected', () => {
  let tidal: number
  beforeAll(async () => {
    await folder()
    tidal = await idOf('TDR')
  })

  it('leaves what was corrected, and still writes the rest', async () => {
    const corrected = { name: 'Tambores do Mar', code: 'TDM', total: 9, release_date: '2024-04-05' }
    expect((await correct(tidal, corrected)).status).toBe(200)
    await app.database.pool.query(`update categories set series = 'Outra' where id = $1`, [tidal])
    await folder()
    await tcgdex()
    expect(await shown(tidal)).toMatchObject({ ...corrected, name_en: 'Tidal Drums', series: 'Escarlate e Violeta' })
  })

  it('still finds its cards by the code and the total that the operator gave it', async () => {
    for (const printed of ['TDM 2', '2/9']) {
      const { body } = await get(`/api/v1/1/find-by-rdc/${encodeURIComponent(printed)}`)
      expect([printed, body.products.map(({ name_en: name }: { name_en: string }) => name)]).toEqual([
        printed,
        expect.arrayContaining(['Drumwhale']),
      ])
    }
    expect(await folder()).toMatchObject({ added: 0, changed: 0, bad: 0 })
  })
})

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, describe } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { importCatalogue, importFormats } from '../index.ts'

const folder = join(resolve(process.env.REAL_DATA_DIR ?? '../shared/data'), 'games')
const isThere = existsSync(folder)

describe.skipIf(!isThere)('the catalogues of other games (skipped where REAL_DATA_DIR has no folder games)', async () => {
  if (!isThere) return
  const { app } = await testApp()
  await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')

  const importing = async (format: string, file: string) => {
    const problems: string[] = []
    let read = 0
    async function* counted() {
      for await (const reading of importFormats[format]!.read(join(folder, file), { total: 0, done: 0 })) {
        read++
        yield reading
      }
    }
    const outcome = await importCatalogue(app, counted(), {
      onBad: ({ line, problem }) => problems.push(`${line}: ${problem}`),
      onChunk: () => undefined,
    })
    const { added, changed, unchanged, merged, bad } = outcome
    expect(added + changed + unchanged + merged + bad).toBe(read)
    return { ...outcome, problems }
  }
  const rows = async (statement: string) => (await app.database.pool.query(statement)).rows
  const count = async (what: string) => Number((await rows(`select count(*) from ${what}`))[0].count)
  const again = async (format: string, file: string) => {
    const { added, changed } = await importing(format, file)
    expect({ added, changed }).toEqual({ added: 0, changed: 0 })
  }

  it('Magic, from set files', async () => {
    const { added, problems } = await importing('mtgjson', 'mtgjson')
    expect(problems).toEqual([])
    expect(added).toBe(2389)
    await again('mtgjson', 'mtgjson')
    const [delver] = await rows(`select name, back_images, finishes from products where code = 'ISD-51'`)
    expect(delver).toMatchObject({ name: 'Investigador de Segredos // Aberração Insetídea', finishes: ['normal', 'foil'] })
    expect(delver.back_images).toHaveLength(2)
    expect(await count('product_ids')).toBeGreaterThan(10_000)
  })
})

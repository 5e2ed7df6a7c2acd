import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, describe } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from './index.ts'

const folder = resolve(process.env.REAL_DATA_DIR ?? '../shared/data')
const isThere = existsSync(join(folder, 'pokemon-cards.ndjson.gz'))

describe.skipIf(!isThere)('the real catalogues (skipped where REAL_DATA_DIR is no folder that has them)', async () => {
  if (!isThere) return
  const { app } = await testApp()
  await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')

  const importing = async (format: string, file: string) => {
    const lines = { bad: [] as number[] }
    const readings = importFormats[format]!.read(join(folder, file), { total: 0, done: 0 })
    const outcome = await importCatalogue(app, readings, {
      onBad: (row) => lines.bad.push(row.line),
      onChunk: () => undefined,
    })
    return { ...outcome, ...lines, badRows: outcome.bad }
  }
  const rows = async (statement: string) => (await app.database.pool.query(statement)).rows
  const count = async (what: string) => Number((await rows(`select count(*) from ${what}`))[0].count)

  it('of pokemon-tcg-data come in whole, and a second time change nothing', async () => {
    const first = await importing('pokemon-tcg-data', 'pokemon-cards.ndjson.gz')
    expect(first).toMatchObject({ added: 20_202, changed: 0, unchanged: 0, badRows: 0 })
    expect(await importing('pokemon-tcg-data', 'pokemon-cards.ndjson.gz')).toMatchObject({
      added: 0,
      unchanged: 20_202,
    })
    expect(await count('products')).toBe(20_202)
    expect(await count('categories')).toBe(172)
    expect(await count('(select business_id, code from categories group by 1, 2 having count(*) > 1) twice')).toBe(0)
    expect(await count('rarities where slug not in (select slug from rarities where rank <= 33)')).toBe(0)
  })

  it('of the upstream folder add only what they know more of: the pictures of sets, and which Pokémon do the same', async () => {
    const folderOutcome = await importing('pokemon-tcg-data', 'pokemon-tcg-data')
    expect(folderOutcome).toMatchObject({ added: 0, changed: 496, unchanged: 7, badRows: 0 })
    expect(await count('categories where logo is not null')).toBe(4)
  })

  it('of tcgdex lose no line, double no card and bring the Portuguese names', async () => {
    const outcome = await importing('tcgdex', 'tcgdex-cards-pt.ndjson.gz')
    expect(outcome.added + outcome.changed + outcome.unchanged + outcome.badRows).toBe(21_159)
    expect(outcome).toMatchObject({ added: 924, badRows: 93 })
    expect(await count('products')).toBe(20_202 + 924)
    expect(await count('products where name <> name_en')).toBeGreaterThan(3500)
    expect(await rows(`select name from products where code = 'sm12-191'`)).toEqual([{ name: 'Érica' }])
    expect(await rows(`select name, code from categories where source_id = 'swsh9'`)).toEqual([
      { name: 'Astros Cintilantes', code: 'BRS' },
    ])
    expect(await importing('tcgdex', 'tcgdex-cards-pt.ndjson.gz')).toMatchObject({ added: 0, changed: 0 })
  })

  it('are found by the odd numbers that they print', async () => {
    const wanted = ['brstg16', 'crzgg1', 'shfsv92', 'ltrrc25', 'aqh1', 'prsmsm191']
    const found = await rows(`select reference from products where reference = any('{${wanted.join(',')}}')`)
    expect(new Set(found.map((row) => row.reference))).toEqual(new Set(wanted))
    expect(await rows(`select reference_total from products where code = 'swsh9tg-TG16'`)).toEqual([
      { reference_total: 'tg16/tg30' },
    ])
    expect(
      await count(`categories c where (select count(*) from products p where p.category_id = c.id) <> products_count`),
    ).toBe(0)
  })
})

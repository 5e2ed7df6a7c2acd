import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { laterSearchesOfBuyers } from '../../../testing/later-searches-of-buyers.ts'
import { type BuyersSearch, searchesOfBuyers } from '../../../testing/searches-of-buyers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats, tidyCatalogue } from '../../catalogue/imports/index.ts'
import { finderOf } from '../finder/index.ts'

const folder = resolve(process.env.REAL_DATA_DIR ?? '../shared/data')
const isThere = existsSync(join(folder, 'games'))

const catalogues: [format: string, path: string][] = [
  ['mtgjson', 'games/mtgjson'],
  ['yaml-yugi', 'games/yaml-yugi-cards.ndjson.gz'],
  ['csv', 'games/one-piece.csv.gz'],
  ['lorcana', 'games/lorcana'],
  ['flesh-and-blood', 'games/flesh-and-blood'],
  ['pokemon-tcg-data', 'pokemon-cards.ndjson.gz'],
  ['tcgdex', 'tcgdex-cards-pt.ndjson.gz'],
]

describe.skipIf(!isThere)('searches of buyers in six games (skipped where REAL_DATA_DIR has none)', async () => {
  if (!isThere) return
  const { app, post } = await testApp()
  await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')
  for (const [format, path] of catalogues) {
    const readings = importFormats[format]!.read(join(folder, path), { total: 0, done: 0 })
    await importCatalogue(app, readings, { onBad: () => undefined, onChunk: () => undefined })
  }
  await tidyCatalogue(app.db)
  while ((await finderOf(app).read()).isBehind) await setTimeout(100)
  const { rows } = await app.database.pool.query(`
    select p.id, array[b.name, p.name_en, c.code, p.card_number, p.artist, r.name, array_to_string(p.finishes, ' '), p.kind] parts
    from products p join categories c on c.id = p.category_id join businesses b on b.id = c.business_id
    left join rarities r on r.id = p.rarity_id`)
  const partsOf = new Map<number, (string | null)[]>(rows.map((row) => [row.id, row.parts]))

  const isOne = (id: number, wanted: string) =>
    wanted.split('|').every((part, at) => part === '*' || patternOf(part).test(partsOf.get(id)![at] ?? ''))
  /** Returns for each of the first five products whether it is right. */
  const judged = async ([typed, wanted]: BuyersSearch): Promise<boolean[]> => {
    const { body } = await post('/api/v1/1/products/paginate', { type: 'filter', search: typed, per_page: 5 })
    return body.products.map(({ id }: { id: number }) => [wanted].flat().some((one) => isOne(id, one)))
  }

  it.each([
    ['of the list', searchesOfBuyers],
    ['of the later list', laterSearchesOfBuyers],
  ])('%s put the right card first nineteen times of twenty, and nearly always among five', async (_, searches) => {
    const misplaced: string[] = []
    let lost = 0
    for (const search of searches) {
      const right = await judged(search)
      const isFirst = search[2] ? right.length > 0 && right.every(Boolean) : right[0]
      if (!isFirst) misplaced.push(`${search[0]}: ${[search[1]].flat().join(' or ')}, found ${right.join()}`)
      if (!right.some(Boolean)) lost++
    }
    expect(misplaced.length / searches.length, misplaced.join('\n')).toBeLessThanOrEqual(0.05)
    expect(lost / searches.length, misplaced.join('\n')).toBeLessThanOrEqual(0.02)
  })
})

/** A `*` stands for any text. */
const patternOf = (part: string) => new RegExp(`^${part.split('*').map(RegExp.escape).join('.*')}$`, 'i')

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { finderOf } from '../finder/index.ts'
import { refreshSearchWords } from '../../../testing/refresh-search-words.ts'
import { insertRealCards } from '../../../testing/insert-real-cards.ts'
import { judgedSearches } from '../../../testing/judged-searches.ts'
import { realCards } from '../../../testing/real-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const folder = resolve(process.env.REAL_DATA_DIR ?? '../shared/data')
const isThere = existsSync(join(folder, 'games'))

interface FoundCard {
  id: number
  name_en: string
}

describe.skipIf(!isThere)('searches of real games (skipped where REAL_DATA_DIR has none)', async () => {
  if (!isThere) return
  const { app, post } = await testApp()
  await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')
  await app.transaction(async (tx) => {
    await insertRealCards(tx, realCards(folder))
    await refreshSearchWords(tx)
  })
  while ((await finderOf(app).read()).isBehind) await setTimeout(100)
  const { rows } = await app.database.pool.query(`
    select p.id, concat_ws('|', b.name, p.name_en, c.code, p.card_number) printing
    from products p join categories c on c.id = p.category_id join businesses b on b.id = c.business_id`)
  const printings = new Map<number, string>(rows.map((row) => [row.id, row.printing]))

  const isWanted = ({ id }: FoundCard, wanted: string) => {
    const parts = printings.get(id)!.split('|')
    return wanted.split('|').every((part, at) => part === '*' || part === parts[at])
  }
  /** Returns the place of the wanted card, 0 for the first, or -1. */
  const placeOf = async (search: string, wanted: string) => {
    const { body } = await post('/api/v1/1/products/paginate', { type: 'filter', search, per_page: 5 })
    return body.products.findIndex((card: FoundCard) => isWanted(card, wanted))
  }

  it('put the wanted card first nineteen times of twenty, and nearly always among five', async () => {
    const misplaced: string[] = []
    let lost = 0
    for (const [typed, wanted] of judgedSearches) {
      const place = await placeOf(typed, wanted)
      if (place !== 0) misplaced.push(`${typed}: ${wanted} at ${place}`)
      if (place === -1) lost++
    }
    expect(misplaced.length / judgedSearches.length, misplaced.join('\n')).toBeLessThanOrEqual(0.05)
    expect(lost / judgedSearches.length, misplaced.join('\n')).toBeLessThanOrEqual(0.02)
  })
})

import { MOST_NEWEST } from '@bra/contract/shopping/wants.schemas'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const path = '/api/v1/wants/newest'

interface Shown {
  id: number
  price_cents: number
  condition: string
  language: string
  product: { id: number }
}
const shownTo = async (person: typeof joao) => (await person.get(path)).body.offers as Shown[]
const want = (product_id: number, limits: object = {}) => joao.post('/api/v1/wants', { product_id, ...limits })

/** Products with several offers on sale, each with them from the newest to the oldest. */
async function offered(count: number) {
  const rows = await app.db
    .selectFrom('listings')
    .select(['id', 'product_id', 'price_cents', 'condition', 'language'])
    .where('on_sale', '=', true)
    .where('condition', 'in', ['NM', 'M'])
    .where(sql<boolean>`extras = '{}'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return [...Map.groupBy(rows, (row) => row.product_id).values()].filter((of) => of.length > 1).slice(0, count)
}

describe('the newest offers of what somebody wants', () => {
  it('are none without wants', async () => {
    expect(await shownTo(joao)).toEqual([])
  })

  it('come one for each card, the newest first, and four at most', async () => {
    const cards = await offered(6)
    for (const [offer] of cards) await want(offer!.product_id, { condition: 'NM' })
    const shown = await shownTo(joao)
    expect(shown).toHaveLength(MOST_NEWEST)
    expect(new Set(shown.map(({ product }) => product.id)).size).toBe(MOST_NEWEST)
    const births = await app.db.selectFrom('listings').select(['id', 'created_at']).execute()
    const bornAt = new Map(births.map(({ id, created_at }) => [id, created_at.getTime()]))
    const ages = shown.map(({ id }) => bornAt.get(id)!)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  })

  it('keep to the limits of each want, and leave out a want that rests', async () => {
    await app.db.deleteFrom('wants').where('user_id', '=', joao.id).execute()
    const { product_id, price_cents } = (await offered(1))[0]![0]!
    const { id } = (await want(product_id, { condition: 'NM', limit_cents: price_cents })).body.want
    const [shown] = await shownTo(joao)
    expect(shown!.price_cents).toBeLessThanOrEqual(price_cents)
    expect(['M', 'NM']).toContain(shown!.condition)
    await joao.put(`/api/v1/wants/${id}`, { limit_cents: 1 })
    expect(await shownTo(joao)).toEqual([])
    await joao.put(`/api/v1/wants/${id}`, { limit_cents: null, active: false })
    expect(await shownTo(joao)).toEqual([])
  })

  it('show an offer that is made now before all others', async () => {
    await app.db.deleteFrom('wants').where('user_id', '=', joao.id).execute()
    const [first, second] = await offered(2)
    const older = second!.at(-1)!
    await want(first![0]!.product_id, { condition: 'NM' })
    await want(older.product_id, { condition: 'NM' })
    await app.db.updateTable('listings').set({ created_at: app.clock.now() }).where('id', '=', older.id).execute()
    expect((await shownTo(joao))[0]!.id).toBe(older.id)
  })

  it('are of the own wants alone, and told to nobody who is not signed in', async () => {
    const mine = new Set((await shownTo(joao)).map(({ id }) => id))
    const hers = await shownTo(marina)
    expect(hers.length).toBeGreaterThan(0)
    expect(hers.some(({ id }) => mine.has(id))).toBe(false)
    expect((await get(path)).status).toBe(401)
  })
})

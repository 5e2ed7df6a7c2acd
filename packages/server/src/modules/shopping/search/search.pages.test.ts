import { productOrders } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../create-app.ts'
import { buildServer } from '../../../http.ts'
import { dbBehind } from '../../../testing/held-statements.ts'
import { testApp } from '../../../testing/test-app.ts'

const COPIES = 2700
const PER_PAGE = 24
const WINDOW = 240
const { app, post, server } = await testApp()

interface PageAsked {
  page: number
  per_page?: number
  order?: string
  search?: string
  condition?: string
}
const list = async (asked: PageAsked, on = server) => {
  const payload = { type: 'tcg', ...asked }
  const answer = await on.inject({ method: 'POST', url: '/api/v1/1/products/paginate', payload })
  const { products, paginate } = answer.json()
  return { ids: products.map(({ id }: { id: number }) => id) as number[], total: paginate.total as number }
}

/** A process of its own, and the ids of the cards that each of its statements read. */
async function freshProcess(hold: (statement: string) => Promise<void> | void = () => undefined) {
  const read: number[][] = []
  const db = dbBehind(app.db, async ({ sql: statement, parameters }) => {
    if (/json_build_object\(\s*'id', p.id, 'name'/.test(statement)) read.push(parameters[0] as number[])
    await hold(statement)
  })
  const own = await buildServer(createApp({ ...app, database: { ...app.database, db } }))
  return { read, own }
}

beforeAll(async () => {
  await sql`
    insert into products (category_id, type, name, slug, code, number_sort, source, source_id, created_at, updated_at)
    select category_id, 'tcg', 'Carta ' || (7919 * i % 2701), 'carta', 'FUNDO-' || i, lpad((i % 97)::text, 6, '0'), 'fundo', i::text,
      '2020-01-01'::timestamptz + (i % 50) * interval '1 day', '2020-01-01'
    from (select category_id from products where type = 'tcg' order by id limit 1) first, generate_series(1, ${COPIES}) i`.execute(
    app.db,
  )
})

describe('a page that stands far down a list', { timeout: 60_000 }, () => {
  it('is the same in every order, whichever part of the list was asked for before', async () => {
    const { own } = await freshProcess()
    const { total } = await list({ page: 1 })
    const last = Math.ceil(total / PER_PAGE)
    for (const order of productOrders) {
      const { ids } = await list({ page: last - 1, order }, own)
      await list({ page: 1, order })
      const halves = [2 * last - 3, 2 * last - 2].map((page) => list({ page, order, per_page: PER_PAGE / 2 }))
      expect(ids, order).toEqual((await Promise.all(halves)).flatMap((half) => half.ids))
      expect(ids, order).toHaveLength(PER_PAGE)
      expect((await list({ page: last, order }, own)).ids, order).toHaveLength(total - (last - 1) * PER_PAGE)
      expect((await list({ page: last + 1, order }, own)).ids, order).toEqual([])
    }
    await own.close()
  })

  it('reads the cards of some pages beside it, and none of all those before', async () => {
    const { read, own } = await freshProcess()
    for (const asked of [{ page: 119 }, { page: 105, search: 'carta' }, { page: 61, order: 'name', per_page: 37 }]) {
      read.length = 0
      expect((await list(asked, own)).ids).not.toEqual([])
      expect(read).toHaveLength(1)
      expect(read[0]!.length).toBeLessThanOrEqual(2 * WINDOW)
    }
    read.length = 0
    await list({ page: 120 }, own)
    expect(read).toHaveLength(0)
    await own.close()
  })

  it('leaves equal products in the order of their ids, whichever part of the catalogue was read first', async () => {
    const { promise: second, resolve: release } = Promise.withResolvers<void>()
    let slices = 0
    const { own } = await freshProcess(async (statement) => {
      if (!/ between /.test(statement) || !/from products p join/.test(statement)) return
      if (++slices > 1) return release()
      await second
      // the embedded database answers this after the second slice
      await sql`select 1`.execute(app.db)
    })
    const [first, last] = [1, 100].map((page) => list({ page, order: 'views', search: 'carta' }, own))
    const { ids } = await first!
    expect(slices).toBeGreaterThan(1)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect((await last!).ids[0]).toBeGreaterThan(ids.at(-1)!)
    await own.close()
  })

  it('is refused only where no list can have it', async () => {
    expect((await post('/api/v1/1/products/paginate', { type: 'tcg', page: 10_000 })).body.products).toEqual([])
    expect((await post('/api/v1/1/products/paginate', { type: 'tcg', page: 10_001 })).status).toBe(422)
  })
})

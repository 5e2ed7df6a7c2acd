import { beforeAll, describe, expect, inject, it } from 'vitest'
import { allBindings } from './create-app.ts'
import { accessTable } from './testing/access-table.ts'
import { type Belongings, belongings } from './testing/belongings.ts'
import { scenes } from './testing/scenes.ts'
import { testApp } from './testing/test-app.ts'
import { addressFor, doubledBy, grownBetween, rowsOfTables } from './testing/twenty-at-once.ts'
import { isWriting, nameOf } from './testing/unbounded-tellings.ts'

const isThere = Boolean(inject('databaseUrl'))
const TIMES = 20

describe.skipIf(!isThere)(
  'a call made twenty times at once (skipped on the embedded database, whose one connection has no races)',
  async () => {
    if (!isThere) return
    const world = await testApp()
    const { app, as, ask } = world
    const calls = allBindings().filter((binding) => isWriting(binding) && accessTable[nameOf(binding)])
    let of: Belongings
    let before: Map<string, number>
    beforeAll(async () => {
      const [buyer, seller] = [await as('buyer'), await as('seller')]
      const offer = await app.db
        .selectFrom('listings')
        .select('id')
        .where('on_sale', '=', true)
        .limit(1)
        .executeTakeFirst()
      await buyer.post('/api/v1/add-to-cart', { id: offer!.id })
      of = await belongings(app, buyer.id, seller.id)
    })
    it.each(calls.map((binding) => [nameOf(binding), binding] as const))(
      '%s breaks nothing, and does it once',
      async (name, binding) => {
        const row = accessTable[name]!
        const { who, request } = (await scenes[name]?.(world)) ?? {
          who: row.owner ?? 'buyer',
          request: row.input?.(of) ?? {},
        }
        const { headers } = await as(who)
        before = await rowsOfTables(app)
        const body = binding.endpoint.method === 'GET' ? undefined : (request.body ?? {})
        const answers = await Promise.all(
          Array.from({ length: TIMES }, () =>
            ask(binding.endpoint.method, addressFor(binding, request), body, headers),
          ),
        )
        expect(answers.filter(({ status }) => status >= 500).map((answer) => answer.body)).toEqual([])
        const grown = grownBetween(before, await rowsOfTables(app))
        expect(!scenes[name] || answers.some(({ status }) => status === 200)).toBe(true)
        expect(doubledBy(binding, grown)).toEqual([])
      },
    )
  },
)

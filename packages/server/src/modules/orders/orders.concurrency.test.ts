import { describe, expect, inject, it } from 'vitest'
import { cpfOf } from '../../../seed/generate/cpf.ts'
import { testApp } from '../../testing/test-app.ts'

const isThere = Boolean(inject('databaseUrl'))

describe.skipIf(!isThere)(
  'many buyers at once (skipped on the embedded database, whose one connection has no races)',
  async () => {
    if (!isThere) return
    const { app, as } = await testApp()
    const CEP = '01310100'
    const people = await app.db
      .insertInto('users')
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          email: `fila${at}@bracards.example`,
          name: 'Zulmira',
          last_name: 'Quaresma',
          role: 'client' as const,
          password_hash: '-',
          cpf: cpfOf(700_000_000 + at),
          birth_date: '1990-05-17',
          phone: '83987654321',
          created_at: app.clock.now(),
        })),
      )
      .returning(['id', 'email'])
      .execute()
    const offers = await app.db
      .selectFrom('listings as l')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select('l.id')
      .where('l.on_sale', '=', true)
      .where('p.type', '=', 'tcg')
      .orderBy('l.id')
      .limit(12)
      .execute()
    const setOffers = (changed: object) =>
      app.db
        .updateTable('listings')
        .set(changed)
        .where(
          'id',
          'in',
          offers.map(({ id }) => id),
        )
        .execute()
    const addressOf = async (userId: number) => {
      const place = { postcode: CEP, address: 'Avenida Paulista', number: '1', state: 'SP', city: 'São Paulo' }
      const rest = { district: 'Bela Vista', complement: '', recipient: 'Alguém', label: 'Casa', is_default: false }
      const row = { user_id: userId, store_id: null, company_id: null, ...place, ...rest, created_at: app.clock.now() }
      return (await app.db.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    const buyers = await Promise.all(
      people.map(async ({ id, email }) => ({ id, address: await addressOf(id), ask: await as(email) })),
    )
    const fill = async ({ id, ask }: (typeof buyers)[number], ids: number[]) => {
      for (const offer of ids) await ask.post('/api/v1/add-to-cart', { id: offer })
      return (await ask.get(`/api/v1/active-cart/${id}?cep=${CEP}`)).body.result.total_cents as number
    }
    const place = ({ ask, address }: (typeof buyers)[number], total: number) =>
      ask.post('/api/v1/order/save-order', { method: 'pix', address_id: address, total_cents: total })

    it('that want the last unit make one order, and the others are told', { timeout: 120_000 }, async () => {
      expect(buyers).toHaveLength(50)
      await app.db.deleteFrom('carts').execute()
      await setOffers({ quantity: 1, bra_center_quantity: 0 })
      const totals: number[] = []
      for (const buyer of buyers) totals.push(await fill(buyer, [offers[0]!.id]))
      const answers = await Promise.all(buyers.map((buyer, at) => place(buyer, totals[at]!)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(49)
      expect(new Set(refused.map(({ body }) => body.message))).toEqual(
        new Set(['A loja não tem tantas unidades desta oferta.']),
      )
      const { quantity } = await app.db
        .selectFrom('listings')
        .select('quantity')
        .where('id', '=', offers[0]!.id)
        .executeTakeFirstOrThrow()
      const ids = people.map(({ id }) => id)
      const placed = await app.db.selectFrom('orders').select('id').where('user_id', 'in', ids).execute()
      expect([quantity, placed.length]).toEqual([0, 1])
    })

    it('with carts of the same offers in any order do not wait in a circle', { timeout: 120_000 }, async () => {
      await app.db.deleteFrom('carts').execute()
      await setOffers({ quantity: 30, bra_center_quantity: 0 })
      const some = buyers.slice(0, 20)
      const totals: number[] = []
      for (const [at, buyer] of some.entries()) {
        const turned = [...offers.slice(at % 12), ...offers.slice(0, at % 12)].map(({ id }) => id)
        totals.push(await fill(buyer, (at % 2 ? turned.toReversed() : turned).slice(0, 6)))
      }
      const answers = await Promise.all(some.map((buyer, at) => place(buyer, totals[at]!)))
      expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200))
    })
  },
)

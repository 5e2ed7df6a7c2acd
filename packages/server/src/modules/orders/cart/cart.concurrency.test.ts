import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const isThere = Boolean(inject('databaseUrl'))

describe.skipIf(!isThere)(
  'two tabs (skipped on the embedded database, whose one connection has no races)',
  async () => {
    if (!isThere) return
    const { app, as } = await testApp()
    const joao = await as('joao.meireles@bracards.example')
    const offers = await app.db.selectFrom('listings').select('id').where('on_sale', '=', true).limit(20).execute()
    const put = (id: number, quantity = 1) => joao.post('/api/v1/add-to-cart', { id, quantity })
    const cart = async () => (await joao.get(`/api/v1/active-cart/${joao.id}`)).body.result
    const tabs = <T>(count: number, work: (at: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, at) => work(at)))

    beforeEach(async () => {
      await app.db.deleteFrom('carts').execute()
      await app.db
        .updateTable('listings')
        .set({ quantity: 30, bra_center_quantity: 10 })
        .where(
          'id',
          'in',
          offers.map((offer) => offer.id),
        )
        .execute()
    })

    it('that both make the cart make one', async () => {
      const answers = await tabs(20, (at) => put(offers[at]!.id))
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
      expect((await app.db.selectFrom('carts').selectAll().execute()).length).toBe(1)
      expect((await cart()).count).toBe(20)
    })

    it('lose nothing of what both add', async () => {
      await tabs(20, () => put(offers[0]!.id))
      expect((await cart()).count).toBe(20)
    })

    it('never put in more than there are', async () => {
      const answers = await tabs(40, () => put(offers[0]!.id))
      expect(answers.filter((answer) => answer.status === 200).length).toBe(30)
      expect(answers.filter((answer) => answer.body.code === 'not_enough_stock').length).toBe(10)
      expect((await cart()).count).toBe(30)
    })

    it('are told that an offer is gone which its store takes away at that very moment', async () => {
      const gone = offers.at(-1)!.id
      let putting: ReturnType<typeof put>
      await app.transaction(async (tx) => {
        await tx.deleteFrom('listings').where('id', '=', gone).execute()
        putting = put(gone)
        await setTimeout(300)
      })
      const { status, body } = await putting!
      expect([status, body.code]).toEqual([404, 'offer_not_found'])
    })

    it('change the two parts of one offer without undoing each other', async () => {
      await put(offers[0]!.id, 30)
      const { id } = (await cart()).groups[0].lines[0]
      await tabs(10, (at) => joao.post('/api/v1/update-cart/', { id, bra_center: at % 2 === 0, quantity: 5 }))
      expect((await cart()).count).toBe(10)
    })
  },
)

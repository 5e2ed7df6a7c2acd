import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { type Account, balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'

const { app, as, clock, post: postAsNobody } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!

const bought = async () => {
  const order = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center: true }] })
  return { orderId: order.orderId, id: order.parcels[0]! }
}
const act = (id: number, verb: string, body: object, by = operator) =>
  by.post(`/api/v1/admin/centre-parcels/${id}/${verb}`, body)
const move = (id: number, body: object) => act(id, 'move', body)
const ask = (path: string, body: object) => marina.post(`/api/v1/order/${path}`, body)
const seen = async (orderId: number) => (await operator.get(`/api/v1/admin/orders/${orderId}`)).body.parcels[0]
const waiting = async (orderId: number) => {
  const { groups } = (await operator.get('/api/v1/admin/inbox')).body
  const items = groups.find(({ kind }: { kind: string }) => kind === 'centre')?.items ?? []
  return items.find(({ id }: { id: number }) => id === orderId)
}
const stock = async () =>
  (
    await app.db
      .selectFrom('listings')
      .select(['quantity', 'bra_center_quantity'])
      .where('id', '=', offer.id)
      .executeTakeFirstOrThrow()
  ).bra_center_quantity

describe('a parcel of the centre', () => {
  it('waits in the inbox until an operator has picked, packed and posted it, which its history tells', async () => {
    const { orderId, id } = await bought()
    expect(await waiting(orderId)).toMatchObject({
      title: `Pedido nº ${orderId}`,
      detail: expect.stringMatching(/^Postar até \d\d-\d\d-\d{4}$/),
    })
    expect((await seen(orderId)).actions).toEqual(['pick', 'post', 'cancel'])
    expect((await move(id, { move: 'pick' })).body).toEqual({ error: false, message: 'O pedido está em separação.' })
    await move(id, { move: 'pack' })
    expect((await move(id, { move: 'post' })).body.fields.tracking_code).toContain('rastreio')
    expect((await move(id, { move: 'post', tracking_code: 'aa 123456785 br' })).status).toBe(200)
    const parcel = await seen(orderId)
    expect(parcel).toMatchObject({ state: 'shipped', tracking_code: 'AA123456785BR', actions: [] })
    expect(parcel.events.slice(1)).toMatchObject(
      ['picking', 'ready_to_ship', 'shipped'].map((state) => ({ state, by: 'operator', who: expect.any(String) })),
    )
    expect(await waiting(orderId)).toBeUndefined()
    expect((await mailsTo(app, 'compradora@bracards.example')).at(-1)!.details.title).toBe('Seu pacote foi enviado')
    expect((await move(id, { move: 'pick' })).body.code).toBe('store_move_refused')
    await ask('confirm-delivery', { store_order_id: id })
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    expect([(await seen(orderId)).state, await sumOfAll(app.db)]).toEqual(['completed', 0])
    // what the centre packed is not reviewed
    const { title, text } = (await mailsTo(app, 'compradora@bracards.example')).at(-1)!.details
    expect([title, text]).toEqual(['Compra concluída', 'O pacote de Bra Center foi concluído.'])
  })

  it('leaves its freight to the centre, and its goods less the commission to the store, once it is completed', async () => {
    const { id } = await bought()
    const accounts: Account[] = ['centre', 'commission', `store:${offer.store_id}`]
    const balances = async () => {
      const of = await balancesOf(app.db, accounts)
      return accounts.map((account) => of.get(account) ?? 0)
    }
    const before = await balances()
    await move(id, { move: 'post', tracking_code: 'AA123456785BR' })
    await ask('confirm-delivery', { store_order_id: id })
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    const after = await balances()
    expect(after.map((cents, at) => cents - before[at]!)).toEqual([1500, 118, 980 - 118])
    expect((await balancesOf(app.db, [`escrow:${id}`])).get(`escrow:${id}`)).toBe(0)
  })

  it('that its buyer would rather not have is kept or cancelled by an operator, and its goods lie in the centre again', async () => {
    const { orderId, id } = await bought()
    const wish = { store_order_id: id, reason: 'changed_mind' }
    await ask('cancel-parcel', wish)
    expect((await waiting(orderId)).detail).toBe('Cancelamento pedido')
    expect((await act(id, 'keep', { comment: 'Já está embalado.' })).status).toBe(200)
    expect((await seen(orderId)).state).toBe('picking')
    const before = await stock()
    expect((await act(id, 'cancel', { reason: 'other' })).status).toBe(200)
    expect((await seen(orderId)).events.at(-1)).toMatchObject({ state: 'cancelled', by: 'operator' })
    expect([await stock(), await sumOfAll(app.db)]).toEqual([before + 2, 0])
    expect((await balancesOf(app.db, [`escrow:${id}`])).get(`escrow:${id}`)).toBe(0)
    const missing = await bought()
    await act(missing.id, 'cancel', { reason: 'out_of_stock' })
    expect(await stock()).toBe(before + 2)
  })

  it('that comes back is taken back by an operator', async () => {
    const { orderId, id } = await bought()
    await move(id, { move: 'post', tracking_code: 'AA123456785BR' })
    await ask('confirm-delivery', { store_order_id: id })
    await ask('cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
    await ask('send-back', { store_order_id: id, tracking_code: 'BB123456785BR' })
    expect((await waiting(orderId)).detail).toBe('Devolução a caminho · BB123456785BR')
    expect((await move(id, { move: 'take_back' })).status).toBe(200)
    expect((await seen(orderId)).events.at(-1)).toMatchObject({ state: 'returned', by: 'operator' })
  })

  it('is moved by operators alone, and they move nothing that a store sends', async () => {
    const { id } = await bought()
    for (const stranger of [seller, marina]) {
      expect((await act(id, 'move', { move: 'pick' }, stranger)).status).toBe(403)
      expect((await act(id, 'cancel', { reason: 'other' }, stranger)).status).toBe(403)
      expect((await act(id, 'keep', {}, stranger)).status).toBe(403)
    }
    expect((await postAsNobody(`/api/v1/admin/centre-parcels/${id}/move`, { move: 'pick' })).status).toBe(401)
    const own = await paidOrder(app, { userId: marina.id, offers: [offer] })
    expect((await move(own.parcels[0]!, { move: 'pick' })).body.code).toBe('parcel_not_found')
    expect((await seen(own.orderId)).actions).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'
import { endSilentReturn } from '../../orders/parcels/returns.ts'
import { tellDisputed } from '../../orders/chargebacks/chargeback-notices.ts'
import { tellPaid } from '../../orders/checkout/paid-notices.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
const operator = await as('operator')
await staySignedIn(app)
const [his] = await offersOfSeller(app, severino.id, 1)
const [hers] = await offersOfSeller(app, joelma.id, 1)

/** One parcel of the centre in which goods of two stores lie. */
const bought = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [{ ...his!, center: true }] })
  const id = parcels[0]!
  const line = await app.db
    .selectFrom('order_lines')
    .selectAll()
    .where('store_order_id', '=', id)
    .executeTakeFirstOrThrow()
  const {
    id: _,
    in_parcel: _units,
    ...copied
  } = { ...line, store_id: hers!.store_id, listing_id: hers!.id, product_id: hers!.product_id }
  await app.db.insertInto('order_lines').values(copied).execute()
  return { orderId, id }
}
const act = (id: number, verb: string, body: object) =>
  operator.post(`/api/v1/admin/centre-parcels/${id}/${verb}`, body)
const news = async (who: typeof severino) => (await who.get('/api/v1/notices')).body.notices[0]
const lastEvent = async () => {
  const event = await app.db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'order_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return event.data as { storeIds: number[] }
}
const stores = [his!.store_id, hers!.store_id].toSorted((one, other) => one - other)

describe('what the centre sells for stores', () => {
  it('is told to the owner of each of them, with what its goods cost and where to look', async () => {
    const { orderId, id } = await bought()
    // the parcel had goods of one store alone when it was paid
    expect((await news(severino)).body).toBe(
      `O pedido ${orderId} foi pago. O Bra Center separa e envia as suas cartas.`,
    )
    await app.transaction((tx) => tellPaid(tx, app, orderId))
    for (const [who, store] of [[severino, his!.store_id] as const, [joelma, hers!.store_id] as const]) {
      const told = await news(who)
      expect(told).toMatchObject({ kind: 'selling', title: 'Você vendeu' })
      expect(told.link).toBe(`/my-store/${store}/detail-orders/${id}`)
    }
    const facts = (await mailsTo(app, 'vendedor@bracards.example')).at(-1)!.details.facts as string[][]
    expect(facts).toEqual([['Valor', expect.stringContaining('9,80')]])
  })

  it('is announced to the pages of those stores whenever it moves', async () => {
    const { id } = await bought()
    await act(id, 'move', { move: 'pick' })
    expect((await lastEvent()).storeIds).toEqual(stores)
  })

  it('is told to them once its money is theirs', async () => {
    const { id } = await bought()
    await act(id, 'move', { move: 'post', tracking_code: 'AA123456785BR' })
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    for (const who of [severino, joelma]) expect((await news(who)).title).toBe('Uma venda foi concluída')
    expect(await sumOfAll(app.db)).toBe(0)
  })

  const fetchedBack = async (id: number) => {
    await act(id, 'move', { move: 'post', tracking_code: 'AA123456785BR' })
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
  }

  it('is told to them where its buyer gives it back, and once it has come back', async () => {
    const { id } = await bought()
    await fetchedBack(id)
    for (const who of [severino, joelma]) expect((await news(who)).title).toBe('Um comprador desistiu da compra')
    expect((await act(id, 'move', { move: 'take_back' })).status).toBe(200)
    for (const who of [severino, joelma])
      expect(await news(who)).toMatchObject({
        title: 'Uma devolução foi recebida',
        body: expect.stringContaining('voltaram ao estoque'),
      })
  })

  it('is told to them where the buyer keeps it after all, or nobody has seen it come back', async () => {
    const { id } = await bought()
    await fetchedBack(id)
    await marina.post('/api/v1/order/keep-parcel', { store_order_id: id })
    for (const who of [severino, joelma]) expect((await news(who)).title).toBe('A devolução foi retirada')
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
    await app.db.updateTable('store_orders').set({ state: 'returning' }).where('id', '=', id).execute()
    await app.transaction((tx) => endSilentReturn(tx, app, id))
    for (const who of [severino, joelma])
      expect((await news(who)).body).toContain('As suas cartas não voltaram à venda')
  })

  it('is told to them where a bank is asked for the money, and takes it', async () => {
    const { orderId } = await bought()
    await app.transaction(async (tx) => {
      const { id: payment_id } = await tx
        .selectFrom('order_payments')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const { id } = (await insertDispute(tx, { payment_id, cents: 100, opened_at: clock.now() }))!
      await tellDisputed(tx, app, orderId)
      await decideDispute(tx, app, { id, to: 'lost', decidedBy: null, reason: null })
    })
    for (const who of [severino, joelma]) {
      const { notices } = (await who.get('/api/v1/notices')).body
      expect(notices.slice(0, 2).map(({ title }: { title: string }) => title)).toEqual([
        'Uma contestação foi aceita',
        'Um pagamento foi contestado',
      ])
    }
  })

  it('is told to them where it is cancelled, and whether the cards were not found', async () => {
    for (const [reason, words] of [
      ['other', 'foi cancelado pelo Bra Cards. O que era da loja voltou ao estoque'],
      ['out_of_stock', 'não foram encontradas'],
      ['damaged', 'estavam avariadas'],
    ] as const) {
      const { id } = await bought()
      await act(id, 'cancel', { reason })
      for (const who of [severino, joelma])
        expect(await news(who)).toMatchObject({
          title: 'Um pedido foi cancelado',
          body: expect.stringContaining(words),
        })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { steering } from '../../../testing/steering.ts'
import { settle } from '../../../testing/test-people.ts'
import { taxWorld } from '../../../testing/tax-world.ts'
import { workOnRun } from './dispatch-runs.working.ts'

const { app, as, seller, offer, bought, ready, home, sandbox } = await taxWorld()
await ready()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
app.config.melhorEnvio.token = 'um-token'
const carrier = steering(sandbox.url, 'melhorenvio')
const callsMade = async () => {
  const answer = await carrier('/limit', { calls: 1_000_000 })
  return ((await answer.json()) as { answered: number }).answered
}
await callsMade()
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()
const stranger = await as('joelma.nazare@bracards.example')
const store_id = offer.store_id

const start = (work: string, parcels: object[], who = seller) =>
  who.post('/api/v1/store-dispatch', { store_id, work, parcels })
const paidLabels = async () => {
  const answer = await fetch(`${sandbox.url}/__sandbox/melhorenvio/account`)
  const { shipments } = (await answer.json()) as { shipments: { paid_at: string | null }[] }
  return shipments.filter(({ paid_at: at }) => at !== null).length
}
const run = async () => (await seller.get(`/api/v1/store-dispatch/${store_id}`)).body.run
const show = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body

describe('the dispatch of many parcels', () => {
  it('names a parcel whose buyer asked to cancel it, and issues nothing for it', async () => {
    const id = await bought()
    const ask = { state: 'cancellation_requested' as const }
    await app.db.updateTable('store_orders').set(ask).where('id', '=', id).execute()
    await start('prepare', [{ id }])
    await settle(app)
    expect((await run()).failed).toMatchObject([{ id, code: 'invoice_cancellation_asked' }])
    expect((await show(id)).invoices).toEqual([])
  })

  it('goes on at the server to documents, labels and parcels that are ready, and names what failed', async () => {
    const ids: number[] = []
    for (let at = 0; at < 10; at += 1) ids.push(await bought())
    const nowhere = await bought(offer, { ...home, city: 'Atlântida Perdida' })
    const { body } = await start(
      'prepare',
      [...ids, nowhere].map((id) => ({ id })),
    )
    expect(body.message).toBe('O despacho começou. Pode fechar a tela: ele continua.')
    expect(body.result).toMatchObject({ work: 'prepare', all: 11, done: 0, failed: [], ended_at: null })
    await settle(app)
    const over = await run()
    expect(over).toMatchObject({ all: 11, done: 11, ended_at: expect.any(String) })
    expect(over.failed).toEqual([
      {
        id: nowhere,
        order_id: (await show(nowhere)).order_id,
        tracking_code: null,
        why: expect.stringContaining('IBGE'),
        code: 'invoice_city_unknown',
      },
    ])
    for (const id of ids) {
      const sale = await show(id)
      expect(sale).toMatchObject({ state: 'ready_to_ship', label: { state: 'bought' }, needs_invoice: false })
      expect(sale.label_code).toMatch(/^ME\d{9}BR$/)
      expect(sale.invoices).toHaveLength(1)
    }

    await start(
      'post',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    expect(await run()).toMatchObject({ work: 'post', all: 10, done: 10, failed: [] })
    for (const id of ids) expect((await show(id)).state).toBe('shipped')
    expect((await run()).steps).toMatchObject({ documents: { all: 10, done: 10 }, posted: { all: 10, done: 10 } })
  })

  it('says before it begins what will be issued and spent, and which figures the day has', async () => {
    const ids = [await bought(), await bought()]
    const estimate = async () => (await seller.post('/api/v1/store-dispatch/estimate', { store_id, ids })).body
    expect(await estimate()).toMatchObject({ parcels: 2, documents: 2, model: 55, labels: 2, own_account: false })
    expect((await estimate()).labels_cents).toBeGreaterThan(0)
    const figures = async () => (await seller.get(`/api/v1/store-dispatch/${store_id}/figures`)).body
    const before = await figures()
    await start(
      'prepare',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    expect(await estimate()).toMatchObject({ parcels: 2, documents: 0, labels: 0, labels_cents: 0 })
    expect((await figures()).without_document).toBe(before.without_document - 2)
    expect((await figures()).to_send).toBe(before.to_send)
    await start(
      'post',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    const after = await figures()
    expect([after.to_send, after.posted_today]).toEqual([before.to_send - 2, before.posted_today + 2])
    expect(after.grams).toBeLessThan(before.grams)
  })

  it('stops after the parcels that are worked on, and what is left can be dispatched anew', async () => {
    const ids: number[] = []
    for (let at = 0; at < 6; at += 1) ids.push(await bought())
    const parcels = ids.map((id) => ({ id }))
    const { id: runId } = (await start('issue', parcels)).body.result
    await workOnRun(app, runId)
    const stop = (who = seller) => who.post('/api/v1/store-dispatch/stop', { store_id })
    expect((await stop(stranger)).status).toBe(404)
    expect((await stop()).body.result).toMatchObject({ done: 4, all: 6, ended_at: expect.any(String) })
    expect((await stop()).body.code).toBe('dispatch_not_under_way')
    await settle(app)
    expect((await run()).done).toBe(4)
    await start('issue', parcels)
    await settle(app)
    expect(await run()).toMatchObject({ done: 6, failed: [] })
  })

  it('pays, makes and looks up the labels of many parcels together, so that each takes little more than one call', async () => {
    const ids: number[] = []
    for (let at = 0; at < 12; at += 1) ids.push(await bought())
    const before = await callsMade()
    await start(
      'prepare',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    expect(await run()).toMatchObject({ all: 12, done: 12, failed: [] })
    // one for each cart; balance, checkout, generation and tracking for all
    expect((await callsMade()) - before).toBe(12 + 4)
  })

  it('pays each label once, also where the answer to the payment of all is lost', async () => {
    const ids = [await bought(), await bought(), await bought()]
    await carrier('/lose-answer', { path: '/shipment/checkout' })
    const paidBefore = await paidLabels()
    await start(
      'prepare',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    expect(await run()).toMatchObject({ done: 3, failed: [] })
    expect((await paidLabels()) - paidBefore).toBe(3)
    const shipments = await app.db
      .selectFrom('shipping_labels')
      .select(['shipment_id', 'state', 'cents'])
      .where('store_order_id', 'in', ids)
      .execute()
    expect(new Set(shipments.map(({ shipment_id: id }) => id)).size).toBe(3)
    const charged = await app.db
      .selectFrom('ledger_entries')
      .select('key')
      .where('store_order_id', 'in', ids)
      .where('kind', '=', 'label')
      .execute()
    expect(charged).toHaveLength(3)
  })

  it('buys as many labels as the balance pays, and names the others', async () => {
    const ids = [await bought(), await bought(), await bought()]
    await start(
      'issue',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    await carrier('/balance', { balance: 60 })
    await start(
      'prepare',
      ids.map((id) => ({ id })),
    )
    await settle(app)
    const { failed } = await run()
    await carrier('/balance', { balance: 10_000 })
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.length).toBeLessThan(3)
    for (const { why } of failed) expect(why).toContain('saldo')
  })

  it('is one at a time in a store, goes on where it was left, and does nothing twice', async () => {
    const ids = [await bought(), await bought(), await bought(), await bought(), await bought(), await bought()]
    const parcels = ids.map((id) => ({ id }))
    const { id: runId } = (await start('issue', parcels)).body.result
    expect((await start('issue', parcels)).body.code).toBe('dispatch_under_way')
    await workOnRun(app, runId)
    const half = await run()
    expect([half.done > 0, half.done < half.all, half.ended_at]).toEqual([true, true, null])
    await settle(app)
    expect(await run()).toMatchObject({ done: 6, failed: [], ended_at: expect.any(String) })
    for (const id of ids) {
      const { invoices } = await show(id)
      expect(invoices.map(({ state }: { state: string }) => state)).toEqual(['authorised'])
    }
  })

  it('posts each parcel under the code given for it, and says which code is wrong', async () => {
    const [right, wrong] = [await bought(), await bought()]
    await start('issue', [{ id: right }, { id: wrong }])
    await settle(app)
    await start('post', [
      { id: right, tracking_code: 'QB123456785BR' },
      { id: wrong, tracking_code: 'QB123456784BR' },
    ])
    await settle(app)
    expect((await show(right)).tracking.code).toBe('QB123456785BR')
    expect((await run()).failed).toMatchObject([{ id: wrong, tracking_code: 'QB123456784BR' }])
  })

  it('is begun and seen by the store alone, with parcels of its own', async () => {
    const id = await bought()
    expect((await start('post', [{ id }], stranger)).status).toBe(404)
    expect((await stranger.get(`/api/v1/store-dispatch/${store_id}`)).status).toBe(404)
    expect((await start('post', [{ id }, { id: 999_999 }])).status).toBe(404)
    expect((await start('post', [])).status).toBe(422)
  })
})

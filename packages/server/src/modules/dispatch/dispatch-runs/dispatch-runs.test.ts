import { describe, expect, it } from 'vitest'
import { steering } from '../../../testing/steering.ts'
import { settle } from '../../../testing/test-people.ts'
import { taxWorld } from '../../../testing/tax-world.ts'
import { workOnRun } from './dispatch-runs.working.ts'

const { app, as, seller, offer, bought, ready, home, sandbox } = await taxWorld()
await ready()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
app.config.melhorEnvio.token = 'um-token'
await steering(sandbox.url, 'melhorenvio')('/limit', { calls: 1_000_000 })
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()
const stranger = await as('joelma.nazare@bracards.example')
const store_id = offer.store_id

const start = (work: string, parcels: object[], who = seller) =>
  who.post('/api/v1/store-dispatch', { store_id, work, parcels })
const run = async () => (await seller.get(`/api/v1/store-dispatch/${store_id}`)).body.run
const show = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body

describe('the dispatch of many parcels', () => {
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

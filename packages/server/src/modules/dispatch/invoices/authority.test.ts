import { describe, expect, it } from 'vitest'
import { taxWorld } from '../../../testing/tax-world.ts'
import { invoicesJobs } from './invoices.jobs.ts'
import { sendInvoice } from './sending.ts'

const world = await taxWorld()
const { app, seller, bought, ready, steer, clock, sandbox } = world
await ready()

const make = (id: number) => seller.post('/api/v1/store-order-invoice', { id })
const send = (id: number) => seller.post('/api/v1/send-nf-to-sefaz', { id })
const rowOf = (id: number) =>
  app.db
    .selectFrom('invoices')
    .selectAll()
    .where('store_order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const figures = async () => (await seller.get(`/api/v1/store-dispatch/${world.offer.store_id}/figures`)).body
const finish = () => invoicesJobs.finish_invoices!.run(app, {})
const MINUTES = 60_000
const later = async () => {
  clock.advance(20 * MINUTES)
  await steer('/clock', { value: clock.now().getTime() - Date.now() })
}
const authorised = async () =>
  ((await (await fetch(`${sandbox.url}/__sandbox/sefaz/documents`)).json()) as { documents: { key: string }[] })
    .documents
const drafted = async () => {
  const id = await bought()
  await make(id)
  return id
}

describe('an authority that fails', () => {
  it('is asked again about a document whose answer was lost, and authorises it once', async () => {
    const id = await drafted()
    await steer('/lose-answer', { value: 'authorise' })
    expect((await send(id)).body.code).toBe('invoice_service_down')
    expect((await rowOf(id)).state).toBe('processing')
    const before = (await authorised()).length
    await later()
    await finish()
    expect((await rowOf(id)).state).toBe('authorised')
    expect((await authorised()).length).toBe(before)
  })

  it('is replaced by the contingency service while it is down', async () => {
    await steer('/down', { value: true })
    const id = await drafted()
    expect((await send(id)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'authorised', contingency: 'SVC-AN' })
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body.invoices).toMatchObject([{ contingency: 'SVC-AN' }])
    const { contingency, unsent_documents: unsent } = await figures()
    expect(contingency.service).toBe('SVC-AN')
    expect(Date.parse(contingency.since)).toBe((await rowOf(id)).issued_at!.getTime())
    expect(unsent).toBe(0)
    await steer('/down', { value: false })
    await send(await drafted())
    expect((await figures()).contingency).toBeNull()
  })

  it('gets the document later if both services are down', async () => {
    await steer('/down', { value: true })
    await steer('/contingency-down', { value: true })
    const id = await drafted()
    expect((await send(id)).body.code).toBe('invoice_service_down')
    expect(await rowOf(id)).toMatchObject({ state: 'draft', status_code: 108, contingency: null })
    expect(await figures()).toMatchObject({ contingency: null, unsent_documents: 1 })
    await steer('/down', { value: false })
    await steer('/contingency-down', { value: false })
    await later()
    await finish()
    expect((await rowOf(id)).state).toBe('authorised')
    expect((await figures()).unsent_documents).toBe(0)
  })

  it('does not hear of a document that broke on the way before it comes again', async () => {
    const id = await drafted()
    await steer('/fail-next', { value: 1 })
    expect((await send(id)).body.code).toBe('invoice_service_down')
    await later()
    await finish()
    expect((await rowOf(id)).state).toBe('authorised')
  })
})

describe('a document that the authority refuses', () => {
  it('keeps its number, is corrected and sent again', async () => {
    const id = await drafted()
    await app.db.updateTable('tax_setups').set({ ncm_cards: '95044000' }).execute()
    await steer('/clock', { value: clock.now().getTime() - Date.now() + 40 * 24 * 60 * MINUTES })
    expect((await send(id)).body.code).toBe('invoice_refused')
    const refused = await rowOf(id)
    expect(refused).toMatchObject({ state: 'rejected', status_code: 228 })
    await steer('/clock', { value: clock.now().getTime() - Date.now() })
    expect((await send(id)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'authorised', number: refused.number })
  })

  it('cannot be cancelled after a day, and its parcel says so', async () => {
    const id = await drafted()
    await send(id)
    await steer('/clock', { value: clock.now().getTime() - Date.now() + 30 * 60 * MINUTES })
    const { body } = await seller.post('/api/v1/store-order-cancel-nf', { id, reason: 'Tarde demais para cancelar' })
    expect(body.code).toBe('invoice_cancel_refused')
    await steer('/clock', { value: clock.now().getTime() - Date.now() })
    expect((await rowOf(id)).cancel_refused).toContain('501')
    await app.db.updateTable('store_orders').set({ state: 'returned' }).where('id', '=', id).execute()
    const back = await seller.post('/api/v1/store-order-return-nf', { id })
    expect(back.body.message).toBe('A nota de devolução foi autorizada.')
    expect(await rowOf(id)).toMatchObject({ purpose: 'return', state: 'authorised' })
  })
})

describe('numbers', () => {
  it('have neither gap nor double where many orders are invoiced at once', async () => {
    const before = (await authorised()).length
    const ids: number[] = []
    for (let at = 0; at < 12; at += 1) ids.push(await bought())
    await Promise.all(ids.flatMap((id) => [make(id), make(id)]))
    await Promise.all(ids.flatMap((id) => [send(id), send(id)]))
    for (const id of ids) {
      const { id: invoice, state } = await rowOf(id)
      if (state !== 'authorised') await sendInvoice(app, invoice)
    }
    const rows = await Promise.all(ids.map(rowOf))
    const numbers = rows.map(({ number }) => number).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => numbers[0]! + at))
    expect(rows.every(({ state }) => state === 'authorised')).toBe(true)
    expect((await authorised()).length - before).toBe(12)
  })
})

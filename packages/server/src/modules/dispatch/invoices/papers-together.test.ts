import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { taxWorld } from '../../../testing/tax-world.ts'
import { invoicesJobs } from './invoices.jobs.ts'

const { app, as, seller, person, marina, offer, ofPerson, bought, ready, clock } = await taxWorld()
await ready()
const stranger = await as('joelma.nazare@bracards.example')

async function issued(of = offer, who = seller) {
  const id = await bought(of)
  await who.post('/api/v1/store-order-invoice', { id })
  await who.post('/api/v1/send-nf-to-sefaz', { id })
  return id
}
const together = (ids: number[], who = seller) => who.post('/api/v1/store-orders-get-nf', { ids })
const invoiceOf = async (id: number, who = seller) => (await who.get(`/api/v1/stores-order/${id}`)).body.invoices[0]
const orderOf = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body.order_id
const mailIn = () => invoicesJobs.mail_invoices!.run(app, {})
const { email } = await app.db.selectFrom('users').select('email').where('id', '=', marina.id).executeTakeFirstOrThrow()

describe('the papers of many parcels', () => {
  it('are one PDF with the key of each as bars, in the order asked for, and say which have none', async () => {
    const ids: number[] = []
    for (let at = 0; at < 12; at += 1) ids.push(await issued())
    const bare = await bought()
    const asked = ids.toReversed()
    const { body } = await together([...asked, bare])
    const keys = []
    for (const id of asked) keys.push((await invoiceOf(id)).access_key)
    const pages = await readPdf(body.result.data)
    expect(pages.flatMap((page) => page.codes)).toEqual(keys.map((key) => ['Code128', key]))
    expect(pages.every(({ size: [width, height] }) => width === 210 && height === 297)).toBe(true)
    const order_id = await orderOf(bare)
    expect(body.result.left_out).toEqual([{ id: bare, order_id }])
    expect(body.message).toBe(`Os documentos estão prontos. Sem documento: ${order_id}.`)
    const readings = app.db.selectFrom('invoice_readings').select('read_at').where('user_id', '=', seller.id)
    expect(await readings.execute()).toHaveLength(12)
  })

  it('are all there while they are mailed, and while the store reads two of them', async () => {
    const ids: number[] = []
    for (let at = 0; at < 8; at += 1) ids.push(await issued())
    const read = (id: number) => seller.post('/api/v1/store-order-get-nf', { id, format: 'pdf' })
    const [all, one, other] = await Promise.all([together(ids), read(ids[6]!), read(ids[7]!), mailIn()])
    expect([all.status, one.status, other.status]).toEqual([200, 200, 200])
    expect(await readPdf(all.body.result.data)).toHaveLength(8)
    for (const id of ids) expect((await invoiceOf(id)).mailed_at).not.toBeNull()
  })

  it('are those of a person, too, and of nobody else', async () => {
    const id = await issued(ofPerson, person)
    const { access_key: key } = await invoiceOf(id, person)
    const [page] = await readPdf((await together([id], person)).body.result.data)
    expect(page!.text.replaceAll(' ', '')).toContain(key)
    expect((await together([id])).status).toBe(404)
    expect((await together([await bought()])).body.code).toBe('invoice_missing')
    expect((await together([])).status).toBe(422)
    expect((await together(Array.from({ length: 201 }, (_, at) => at + 1))).status).toBe(422)
  })
})

describe('the buyer', () => {
  it('gets each note by mail once, when it is authorised, and never one of a trial', async () => {
    await mailIn()
    const mails = async () => (await mailsTo(app, email)).filter(({ attachments }) => attachments)
    const before = (await mails()).length
    const id = await issued()
    expect((await invoiceOf(id)).mailed_at).toBeNull()
    await mailIn()
    await mailIn()
    const sent = await mails()
    expect(sent.length).toBe(before + 1)
    const files = JSON.parse(sent.at(-1)!.attachments!) as { type: string; name: string }[]
    expect(files.map(({ type }) => type)).toEqual(['application/pdf', 'application/xml'])
    expect(files[0]!.name).toContain((await invoiceOf(id)).access_key)
    expect((await invoiceOf(id)).mailed_at).not.toBeNull()

    const [trial, old] = [await issued(), await issued()]
    const change = (parcel: number, row: object) =>
      app.db.updateTable('invoices').set(row).where('store_order_id', '=', parcel).execute()
    await change(trial, { environment: 2 })
    await change(old, { authorised_at: new Date(clock.now().getTime() - 2 * DAY_MS) })
    await mailIn()
    expect((await mails()).length).toBe(before + 1)
  })

  it('finds it at the order, as PDF and XML, which others do not', async () => {
    const id = await issued()
    const { access_key: key, number } = await invoiceOf(id)
    const order = await orderOf(id)
    const { body } = await marina.get(`/api/v1/orders/${order}/invoices`)
    expect(body.invoices).toEqual([{ parcel_id: id, model: 55, number, series: 1, access_key: key }])
    const { result } = (await marina.post('/api/v1/order/invoice', { id })).body
    expect((await readPdf(result.data))[0]!.codes).toContainEqual(['Code128', key])
    expect(Buffer.from(result.others[0].data, 'base64').toString()).toContain('<nfeProc')
    for (const who of [stranger, seller]) {
      expect((await who.get(`/api/v1/orders/${order}/invoices`)).status).toBe(404)
      expect((await who.post('/api/v1/order/invoice', { id })).status).toBe(404)
    }
    const bare = await bought()
    expect((await marina.get(`/api/v1/orders/${await orderOf(bare)}/invoices`)).body.invoices).toEqual([])
    expect((await marina.post('/api/v1/order/invoice', { id: bare })).body.code).toBe('invoice_missing')
  })
})

describe('a note whose goods have left', () => {
  const cancel = (id: number) =>
    seller.post('/api/v1/store-order-cancel-nf', { id, reason: 'O comprador desistiu antes do envio' })
  const states = ['shipped', 'delivered', 'completed', 'return_requested', 'returning', 'returned', 'lost'] as const

  it.each(states)('is not cancelled while the parcel is %s', async (state) => {
    const id = await issued()
    await app.db.updateTable('store_orders').set({ state }).where('id', '=', id).execute()
    expect((await cancel(id)).body.code).toBe('invoice_sent')
    expect((await invoiceOf(id)).state).toBe('authorised')
  })

  it('is cancelled while the parcel is still in the store', async () => {
    const id = await issued()
    expect((await cancel(id)).body.message).toBe('O documento foi cancelado.')
    expect((await invoiceOf(id)).state).toBe('cancelled')
  })
})

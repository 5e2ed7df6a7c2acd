import { readDocument } from '@bra/tax-documents/issued'
import { problemsOf } from '@bra/tax-documents/validation'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { dayInBrazil } from '../../../platform/clock.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { taxWorld } from '../../../testing/tax-world.ts'
import { invoicesJobs } from './invoices.jobs.ts'
import { personal } from './personal.queries.ts'

const world = await taxWorld()
const { app, as, seller, person, marina, offer, ofPerson, bought, ready, document, home, clock } = world
await ready()
const stranger = await as('joelma.nazare@bracards.example')

const make = (id: number, body: object = {}, who = seller) => who.post('/api/v1/store-order-invoice', { id, ...body })
const send = (id: number, who = seller) => who.post('/api/v1/send-nf-to-sefaz', { id })
const show = async (id: number, who = seller) => (await who.get(`/api/v1/stores-order/${id}`)).body
const papers = (id: number, who = seller) => who.post('/api/v1/store-order-get-nf', { id })
const move = (id: number, to: string) =>
  seller.post('/api/v1/store-order-move', { id, move: to, tracking_code: 'QB123456785BR' })
const job = (name: 'finish_invoices' | 'cancel_invoices' | 'report_unused_numbers') => invoicesJobs[name]!.run(app, {})
const needed = (value: string) =>
  app.db.updateTable('parameters').set({ value }).where('code', '=', 'invoice_needed').execute()
async function issued(of = offer, who = seller) {
  const id = await bought(of)
  await make(id, {}, who)
  await send(id, who)
  return id
}
const xmlOf = async (id: number, who = seller) => {
  const { result } = (await papers(id, who)).body
  return Buffer.from(result.others[0].data, 'base64').toString()
}

describe('an NF-e', () => {
  it('is drafted, authorised, and moves the parcel on', async () => {
    const id = await bought()
    const drafted = await make(id)
    expect(drafted.body).toMatchObject({ error: false, result: { state: 'paid' } })
    expect(drafted.body.result.invoices[0]).toMatchObject({
      model: 55,
      state: 'draft',
      environment: 1,
      access_key: null,
    })
    const { body } = await send(id)
    expect(body).toMatchObject({ error: false, message: 'O documento foi autorizado.', result: { state: 'invoiced' } })
    expect(body.result.invoices[0]).toMatchObject({ state: 'authorised', status_code: 100, cents: 980 + 1500 })
    const { state } = (await send(id)).body.result.invoices[0]
    expect(state).toBe('authorised')
  })

  it('is read as a PDF and as the XML that the law wants kept, and each reading is written down', async () => {
    const id = await issued()
    const { result } = (await papers(id)).body
    const [{ access_key: key, number }] = (await show(id)).invoices
    const [page] = await readPdf(result.data)
    expect(page!.codes).toContainEqual(['Code128', key])
    expect(page!.widths).toEqual([115])
    const blocks = [
      ...['RECEBEMOS DE', 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', 'DANFE', 'FOLHA 1/1', `Nº ${number}`],
      ...['Consulta de autenticidade no portal nacional da NF-e', 'DESTINATÁRIO / REMETENTE', 'Marina Tavares'],
      ...['CÁLCULO DO IMPOSTO', 'V. APROX. DOS TRIBUTOS', 'TRANSPORTADOR / VOLUMES', 'UN', 'CFOP', '% ICMS'],
      ...['INFORMAÇÕES COMPLEMENTARES', 'RESERVADO AO FISCO'],
    ]
    for (const text of blocks) expect(page!.text).toContain(text)
    const xml = await xmlOf(id)
    expect(problemsOf('nfeProc', xml)).toEqual([])
    expect(xml).toContain('<xProd>Saci-Pererê BDN-033 NM PT</xProd>')
    expect(readDocument(xml)).toMatchObject({ key, issuer: document, isAuthorised: true, cents: 2480 })
    const { count } = await app.db
      .selectFrom('invoice_readings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', seller.id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(2)
  })

  it('says how its order was paid, the buyer’s credit apart', async () => {
    const paymentsOf = async (change: object, creditCents = 0) => {
      const id = await bought(offer)
      const { order_id: orderId } = await show(id)
      await app.db.updateTable('order_payments').set(change).where('order_id', '=', orderId).execute()
      await app.db.updateTable('store_orders').set({ credit_cents: creditCents }).where('id', '=', id).execute()
      await make(id)
      await send(id)
      const xml = await xmlOf(id)
      expect(problemsOf('nfeProc', xml)).toEqual([])
      return [...xml.matchAll(/<tPag>(\d+)<\/tPag><vPag>([\d.]+)</g)].map(([, method, value]) => [method, value])
    }
    expect(await paymentsOf({ method: 'pix' })).toEqual([['17', '24.80']])
    expect(await paymentsOf({ method: 'card', installments: 3 })).toEqual([['03', '24.80']])
    expect(await paymentsOf({ method: 'pix' }, 480)).toEqual([
      ['17', '20.00'],
      ['19', '4.80'],
    ])
  })

  it('is mailed to the buyer with both files', async () => {
    const id = await issued()
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', marina.id)
      .executeTakeFirstOrThrow()
    expect((await seller.post('/api/v1/store-order-send-nf', { id })).body.message).toBe(
      'O documento foi enviado ao comprador.',
    )
    const mail = (await mailsTo(app, email)).at(-1)!
    const files = JSON.parse(mail.attachments!) as { type: string }[]
    expect(files.map(({ type }) => type)).toEqual(['application/pdf', 'application/xml'])
    expect((await show(id)).invoices[0].mailed_at).not.toBeNull()
  })

  it('is needed before the parcel is made ready or posted', async () => {
    await needed('1')
    const id = await bought()
    await move(id, 'pick')
    expect((await show(id)).needs_invoice).toBe(true)
    expect((await move(id, 'pack')).body.code).toBe('invoice_needed')
    expect((await move(id, 'post')).body).toMatchObject({
      code: 'invoice_needed',
      message: 'Emita o documento fiscal antes: o pacote não segue sem ele.',
    })
    await make(id)
    await send(id)
    expect((await move(id, 'pack')).body.result.state).toBe('ready_to_ship')
    expect((await move(id, 'post')).body.result.state).toBe('shipped')
    await needed('0')
  })

  it('says what lies in the parcel, so that nothing may lack after it', async () => {
    const id = await issued()
    const [line] = (await show(id)).lines
    const lack = () => seller.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line.id, quantity: 1 }] })
    expect((await lack()).body.code).toBe('invoice_binds')
    await seller.post('/api/v1/store-order-cancel-nf', { id, reason: 'Uma das cartas não foi encontrada' })
    expect((await lack()).status).toBe(200)
    await make(id)
    expect((await send(id)).body.result.invoices[0]).toMatchObject({ state: 'authorised', cents: 490 + 1500 })
  })

  it('is cancelled with its order, and the number of a draft is reported', async () => {
    const [sent, drafted] = [await issued(), await bought()]
    await make(drafted)
    for (const id of [sent, drafted]) await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
    await job('cancel_invoices')
    const stateOf = async (id: number) =>
      await app.db
        .selectFrom('invoices')
        .select(['state', 'status_code'])
        .where('store_order_id', '=', id)
        .executeTakeFirstOrThrow()
    expect((await stateOf(sent)).state).toBe('cancelled')
    await job('report_unused_numbers')
    expect(await stateOf(drafted)).toEqual({ state: 'unused', status_code: 102 })
  })

  it('is corrected by letters, each after the other', async () => {
    const id = await issued()
    const correct = (text: string) => seller.post('/api/v1/store-order-correct-nf', { id, text })
    expect((await correct('curto')).body.fields.text).toBe('Explique em ao menos 15 letras.')
    expect((await correct('O volume é uma caixa de papelão')).body.message).toBe('A carta de correção foi registrada.')
    expect((await correct('O volume é um envelope de papel')).status).toBe(200)
    const events = await app.db
      .selectFrom('invoice_events')
      .select(['kind', 'sequence'])
      .where('kind', '=', 'correction')
      .orderBy('id')
      .execute()
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  it('refuses an order without the buyer’s address, and takes no number for it', async () => {
    const next = async () =>
      (
        await app.db
          .selectFrom('invoice_numbers')
          .select('next_number')
          .where('environment', '=', 1)
          .where('model', '=', 55)
          .executeTakeFirstOrThrow()
      ).next_number
    const before = await next()
    expect((await make(await bought(offer, { city: 'São Paulo', state: 'SP' }))).body.code).toBe(
      'invoice_buyer_unknown',
    )
    expect((await make(await bought(offer, { ...home, city: 'Atlântida Perdida' }))).body.code).toBe(
      'invoice_city_unknown',
    )
    expect(await next()).toBe(before)
  })

  it('is issued once the seller has mended the city of a paid order, by the list of cities and the CEP', async () => {
    const id = await bought(offer, { ...home, city: 'Sampa', state: 'SP' })
    const mend = (place: object, who = seller) => who.post('/api/v1/store-order-place', { id, ...place })
    expect((await make(id)).body.code).toBe('invoice_city_unknown')
    expect((await mend({ city: 'Sampa', state: 'SP' })).body.fields.city).toContain('IBGE')
    expect((await mend({ city: 'Rio de Janeiro', state: 'RJ' })).body.fields.state).toContain('Este CEP é de SP')
    expect((await mend({ city: 'São Paulo', state: 'SP' }, stranger)).body.code).toBe('store_order_not_found')
    expect((await mend({ city: 'São Paulo', state: 'SP' })).body.result.address.city).toBe('São Paulo')
    await make(id)
    expect((await send(id)).body.result.invoices[0].state).toBe('authorised')
    expect((await mend({ city: 'Osasco', state: 'SP' })).body.code).toBe('invoice_not_now')
  })

  it('is read by its key after it was cancelled, also once another stands for the parcel', async () => {
    const id = await issued()
    await seller.post('/api/v1/store-order-cancel-nf', { id, reason: 'O endereço estava errado' })
    const [{ access_key: key, ...first }] = (await show(id)).invoices
    expect(first.state).toBe('cancelled')
    await make(id)
    await send(id)
    const named = async (body: object) =>
      (await seller.post('/api/v1/store-order-get-nf', { id, format: 'xml', ...body })).body
    expect((await named({ key })).result.name).toBe(`${key}-nfe.xml`)
    expect((await named({})).result.name).not.toBe(`${key}-nfe.xml`)
    const other = (await show(await issued())).invoices[0].access_key
    expect((await named({ key: other })).code).toBe('invoice_missing')
  })

  it('and the note of its goods that came back are two, each read and cancelled by itself', async () => {
    const id = await issued()
    await app.db.updateTable('store_orders').set({ state: 'returned' }).where('id', '=', id).execute()
    await seller.post('/api/v1/store-order-return-nf', { id })
    const xmlFor = async (purpose: string) => {
      const { result } = (await seller.post('/api/v1/store-order-get-nf', { id, purpose, format: 'xml' })).body
      return Buffer.from(result.data, 'base64').toString()
    }
    expect(await xmlFor('sale')).toContain('<finNFe>1</finNFe>')
    expect(await xmlFor('return')).toContain('<finNFe>4</finNFe>')
    const cancel = (purpose: string) =>
      seller.post('/api/v1/store-order-cancel-nf', { id, purpose, reason: 'O pacote voltou para o comprador' })
    expect((await cancel('sale')).body.code).toBe('invoice_sent')
    expect((await cancel('return')).status).toBe(200)
    const { invoices } = await show(id)
    const states = invoices.map(({ purpose, state }: { purpose: string; state: string }) => [purpose, state])
    expect(new Map(states)).toEqual(
      new Map([
        ['sale', 'authorised'],
        ['return', 'cancelled'],
      ]),
    )
  })

  it('is nobody else’s', async () => {
    const id = await issued()
    expect((await make(999_999)).body.code).toBe('store_order_not_found')
    for (const path of [
      'store-order-invoice',
      'send-nf-to-sefaz',
      'store-order-get-nf',
      'store-order-send-nf',
      'store-order-return-nf',
    ])
      expect((await stranger.post(`/api/v1/${path}`, { id })).body.code).toBe('store_order_not_found')
    const reason = 'Quero cancelar a nota dos outros'
    expect((await stranger.post('/api/v1/store-order-cancel-nf', { id, reason })).body.code).toBe(
      'store_order_not_found',
    )
    expect((await stranger.get(`/api/v1/store-invoices/${offer.store_id}`)).body.code).toBe('store_not_found')
    expect((await marina.post('/api/v1/store-order-get-nf', { id })).status).toBe(403)
  })
})

describe('the declaration of a person', () => {
  it('is signed by the house, and printed with its QR code', async () => {
    const id = await issued(ofPerson, person)
    const [invoice] = (await show(id, person)).invoices
    expect(invoice).toMatchObject({ model: 99, state: 'authorised', environment: 1, cents: 980 })
    const [page] = await readPdf((await papers(id, person)).body.result.data)
    const blocks = [
      ...['DACE', 'FOLHA 1/1', 'REMETENTE (USUÁRIO EMITENTE)', 'DESTINATÁRIO', 'MARKETPLACE QUE EMITE'],
      ...['VALOR TOTAL', 'Lei Complementar n. 87/96', 'Lei 8.137/90'],
    ]
    for (const text of blocks) expect(page!.text).toContain(text)
    expect(page!.text).not.toContain('CFOP')
    expect(page!.codes).toContainEqual(['QRCode', expect.stringContaining(invoice.access_key)])
    expect(problemsOf('dceProc', await xmlOf(id, person))).toEqual([])
  })

  it('is cancelled like a note', async () => {
    const id = await issued(ofPerson, person)
    const { body } = await person.post('/api/v1/store-order-cancel-nf', {
      id,
      reason: 'O comprador desistiu da compra',
    })
    expect(body.result.invoices[0].state).toBe('cancelled')
  })
})

describe('a document issued elsewhere', () => {
  it('is taken with its XML once issuer, buyer and value are right', async () => {
    const [id, other] = [await issued(), await bought(offer, home, 3)]
    const xml = await xmlOf(id)
    expect((await make(other, { xml })).body.fields.xml).toBe('O valor deste documento não é o do pedido.')
    expect((await make(other, { xml: '<a/>' })).body.code).toBe('invoice_xml_wrong')
    const same = await bought()
    expect((await make(same, { xml })).body.code).toBe('invoice_key_taken')
    await forget(id)
    const { body } = await make(same, { xml })
    expect(body).toMatchObject({ message: 'O documento foi ligado ao pedido.', result: { state: 'invoiced' } })
    expect(body.result.invoices[0]).toMatchObject({ source: 'elsewhere', state: 'authorised', has_xml: true })
    expect(
      (await seller.post('/api/v1/store-order-cancel-nf', { id: same, reason: 'Cancelamento de teste longo' })).body
        .code,
    ).toBe('invoice_elsewhere_fixed')
  })

  it('is written for a buyer whose CPF the store opens until there is a document, which the buyer can see', async () => {
    const id = await bought()
    const open = (who = seller) => who.post('/api/v1/store-order-recipient', { id })
    const { cpf } = await app.db.selectFrom('users').select('cpf').where('id', '=', marina.id).executeTakeFirstOrThrow()
    expect((await open()).body.result).toMatchObject({ cpf, name: 'Marina Tavares', address: { city: 'São Paulo' } })
    expect((await open(stranger)).body.code).toBe('store_order_not_found')
    const readings = await app.db
      .selectFrom('buyer_readings')
      .select('user_id')
      .where('store_order_id', '=', id)
      .execute()
    expect(readings).toEqual([{ user_id: seller.id }])
    const { order_id: order } = await show(id)
    const records = await personal.records(app.db, marina.id, app)
    expect(records['Leituras do CPF por lojas']).toContainEqual({ pedido: order, lido_em: expect.any(Date) })
    await make(id)
    await send(id)
    expect((await open()).body.code).toBe('invoice_not_now')
  })

  it('is taken by its key, of which only the issuer is known', async () => {
    const id = await issued()
    const [{ access_key: key }] = (await show(id)).invoices
    await forget(id)
    const other = await bought()
    const wrong = `${key.slice(0, -1)}${(Number(key.at(-1)) + 1) % 10}`
    expect((await make(other, { key: wrong })).body.fields.key).toBe('Esta chave não existe. Confira os 44 números.')
    expect((await make(other, { key, number: 999 })).body.code).toBe('invoice_number_wrong')
    expect((await make(other, { key })).body.result.state).toBe('invoiced')
    expect((await papers(other)).body.code).toBe('invoice_no_file')
    const ofOther = await bought(ofPerson)
    expect((await make(ofOther, { key }, person)).body.code).toBe('invoice_issuer_wrong')
  })

  it('finds its order among many files', async () => {
    const id = await issued()
    const xml = await xmlOf(id)
    await forget(id)
    const match = (files: object[], who = seller) =>
      who.post(`/api/v1/store-invoices/${offer.store_id}/match`, { files })
    const lonely = await bought(offer, home, 7)
    const { body } = await match([
      { name: 'nota.xml', xml },
      { name: 'foto.xml', xml: 'isto não é uma nota' },
    ])
    const [found, unread] = body.files
    expect(['several_parcels', null]).toContain(found.problem)
    expect(unread).toEqual({ name: 'foto.xml', order_id: null, problem: 'unreadable' })
    expect((await show(lonely)).invoices).toEqual([])
    expect((await match([{ name: 'a', xml }], stranger)).body.code).toBe('store_not_found')
  })
})

describe('the documents of a store', () => {
  it('are listed, and downloaded by month for the accountant', async () => {
    const id = await issued()
    const [{ access_key: key, number }] = (await show(id)).invoices
    const list = async (query = '') => (await seller.get(`/api/v1/store-invoices/${offer.store_id}${query}`)).body
    expect((await list(`?search=${key}`)).invoices).toMatchObject([{ store_order_id: id, number }])
    expect((await list(`?search=${key.toLowerCase()}`)).invoices).toHaveLength(1)
    const month = dayInBrazil(clock.now()).slice(0, 7)
    const { result } = (await seller.get(`/api/v1/store-invoices/${offer.store_id}/month?month=${month}`)).body
    const files = unzipSync(Buffer.from(result.data, 'base64'))
    expect(strFromU8(files[`${key}-nfe.xml`]!)).toContain('<nProt>')
    expect((await seller.get(`/api/v1/store-invoices/${offer.store_id}/month?month=2025-01`)).body.code).toBe(
      'invoice_month_empty',
    )
  })
})

/** Gives a parcel's document away, as if another system had issued it. */
async function forget(id: number) {
  const ids = app.db.selectFrom('invoices').select('id').where('store_order_id', '=', id)
  await app.db.deleteFrom('invoice_readings').where('invoice_id', 'in', ids).execute()
  await app.db.deleteFrom('invoices').where('store_order_id', '=', id).execute()
  await app.db.updateTable('store_orders').set({ state: 'shipped' }).where('id', '=', id).execute()
}

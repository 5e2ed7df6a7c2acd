import { describe, expect, it } from 'vitest'
import { documentedParcel } from '../../../testing/documented-parcel.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const offers = await offersOfSeller(app, seller.id)
const [offer] = offers

const bought = async () => (await paidOrder(app, { userId: marina.id, offers: [offer!] })).parcels[0]!
const label = (body: object, who = seller) => who.post('/api/v1/get-shipping-label', body)
const pagesOf = async (body: object) => readPdf((await label(body)).body.result.data)
const CODE = 'QB123456785BR'

describe('the label of a parcel', () => {
  it('says who sends what to whom, in words and in codes that a scanner reads', async () => {
    const id = await bought()
    const { order_id: order, store } = (await seller.get(`/api/v1/stores-order/${id}`)).body
    const answer = await label({ id, tracking_code: ' qb 123 456 785 br ' })
    expect(answer.body.result).toMatchObject({
      name: `etiquetas-${order}.pdf`,
      tracking_codes: { [id]: CODE },
    })
    const [first, contents, ...others] = await readPdf(answer.body.result.data)
    expect(others).toEqual([])
    expect(first!.size).toEqual([100, 150])
    for (const words of [`Pedido ${order}`, 'PAC', 'DESTINATÁRIO Marina Tavares', 'São Paulo / SP', 'CEP 01310-100'])
      expect(first!.text).toContain(words)
    expect(first!.text).toContain('REMETENTE')
    const { cep } = await app.db
      .selectFrom('stores')
      .select('cep')
      .where('id', '=', offer!.store_id)
      .executeTakeFirstOrThrow()
    expect(first!.codes).toHaveLength(3)
    expect(first!.codes).toEqual(
      expect.arrayContaining([
        ['Code128', CODE],
        ['Code128', '01310100'],
        ['DataMatrix', `01310100;${cep};${CODE};${order};${id}`],
      ]),
    )
    expect(store).toBeUndefined()
    expect(contents!.text).toContain('2 × BDN-033 Saci-Pererê R$ 9,80')
    expect(contents!.text).toContain('não é documento fiscal')
  })

  it('is the simplified paper of its document as well, with the key as bars beside the other codes', async () => {
    const ids = [await bought(), await bought(), await bought()]
    const keys = []
    for (const id of ids) keys.push(await documentedParcel(app, id))
    await label({ id: ids[0], tracking_code: CODE })
    for (const paper of ['label', 'a6', 'a4']) {
      const pages = await pagesOf({ ids, paper, contents: false })
      const codes = pages.flatMap((page) => page.codes.map(([, text]) => text))
      expect(keys.filter((key) => !codes.includes(key))).toEqual([])
      expect(codes).toContain(CODE)
    }
    const [page] = await pagesOf({ id: ids[0], contents: false })
    for (const words of ['REMETENTE', 'DANFE SIMPLIFICADO', `NF-e ${ids[0]}`, 'protocolo 135260000000001'])
      expect(page!.text).toContain(words)
    expect(page!.text.replaceAll(' ', '')).toContain(keys[0])
    expect(page!.text).not.toContain('a anexar pelo remetente')
  })

  it('cuts nothing off a long name, a long address and a long list', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!] })
    const address = {
      ...{ recipient: 'Maria Aparecida da Conceição Albuquerque de Araújo Guimarães Vasconcelos', number: '12345' },
      ...{ address: 'Avenida Professor Doutor João Batista de Almeida Magalhães Sobrinho', postcode: '25780000' },
      ...{ complement: 'Residencial Jardim das Acácias, Bloco B, Apartamento 1204', district: 'Castello Branco' },
      ...{ city: 'São José do Vale do Rio Preto', state: 'RJ' },
    }
    await app.db
      .updateTable('orders')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', orderId)
      .execute()
    const lines = await app.db.selectFrom('order_lines').selectAll().where('store_order_id', '=', parcels[0]!).execute()
    const { id: _, in_parcel: _units, ...line } = lines[0]!
    const many = Array.from({ length: 60 }, (__, at) => ({ ...line, code: `BDN-${at}X` }))
    await app.db.insertInto('order_lines').values(many).execute()
    const [first, ...contents] = await pagesOf({ id: parcels[0]! })
    for (const words of ['Guimarães Vasconcelos', 'Sobrinho, 12345', 'Apartamento 1204', 'Rio Preto / RJ'])
      expect(first!.text).toContain(words)
    expect(contents.length).toBeGreaterThan(1)
    for (const { code } of many) expect(contents.some(({ text }) => text.includes(code))).toBe(true)
    expect(contents[1]!.text).toContain(`Pedido ${orderId} · pacote ${parcels[0]!} · continuação`)
  })

  it('writes letters that its font lacks without their marks, and marks apart from their letters as one', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!] })
    const { address } = await app.db
      .selectFrom('orders')
      .select('address')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const recipient = `Joa\u0303o Wałęsa Nguyễn`
    await app.db
      .updateTable('orders')
      .set({ address: JSON.stringify({ ...address, recipient }) })
      .where('id', '=', orderId)
      .execute()
    for (const page of await pagesOf({ id: parcels[0] })) expect(page.text).toContain('João Walesa Nguyen')
  })

  it('has a place for the code that the counter gives, as long as there is none', async () => {
    const [page] = await pagesOf({ id: await bought() })
    expect(page!.text).toContain('Sem código de rastreio ainda')
    expect(page!.codes.map(([, text]) => text)).toContain('01310100')
    expect(page!.codes).toHaveLength(2)
  })

  it('keeps the code for the next time, and posts under it', async () => {
    const id = await bought()
    await label({ id, tracking_code: CODE })
    expect((await label({ id })).body.result.tracking_codes).toEqual({ [id]: CODE })
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body).toMatchObject({ label_code: CODE, tracking: null })
    const { body } = await seller.post('/api/v1/store-order-move', { id, move: 'post' })
    expect(body.result).toMatchObject({ label_code: null, tracking: { code: CODE } })
  })

  it('stands four times on a sheet, each with its contents after it', async () => {
    const ids = [await bought(), await bought(), await bought(), await bought(), await bought()]
    const pages = await pagesOf({ ids, paper: 'a4' })
    expect(pages.map(({ size }) => size)).toEqual(Array.from({ length: 7 }, () => [210, 297]))
    expect(pages[0]!.codes.filter(([format]) => format === 'DataMatrix')).toHaveLength(4)
    expect(pages[1]!.codes.filter(([format]) => format === 'DataMatrix')).toHaveLength(1)
  })

  it('stands alone on a sheet of A6, a little smaller, with codes that are still read', async () => {
    const ids = [await bought(), await bought()]
    const pages = await pagesOf({ ids, paper: 'a6', contents: false })
    expect(pages.map(({ size }) => size)).toEqual([
      [105, 148],
      [105, 148],
    ])
    for (const { codes } of pages) expect(codes.map(([format]) => format)).toContain('DataMatrix')
  })

  it('is made for all but those whose buyers come for them, which are named', async () => {
    const [posted, fetched, cancelled] = [await bought(), await bought(), await bought()]
    const pickup = { code: 'retirada', name: 'Retirada na loja', cents: 0, regular_cents: 0, days_min: 1, days_max: 2 }
    await app.db
      .updateTable('store_orders')
      .set({ shipping: JSON.stringify({ ...pickup, tracked: false, insured: false }) })
      .where('id', '=', fetched)
      .execute()
    const numberOf = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body.order_id
    const { status, body } = await label({ ids: [posted, fetched] })
    expect([status, body.message]).toEqual([
      200,
      `As etiquetas estão prontas. Sem etiqueta, por retirada na loja: pedido nº ${await numberOf(fetched)}.`,
    ])
    expect(await readPdf(body.result.data)).toHaveLength(2)
    expect((await label({ ids: [fetched] })).body.code).toBe('no_label')
    await seller.post('/api/v1/store-order-cancel', { id: cancelled, reason: 'out_of_stock' })
    const refused = (await label({ ids: [posted, fetched, cancelled] })).body
    expect([refused.code, refused.fields]).toEqual([
      'no_label',
      { id: `Sem etiqueta: pedido nº ${await numberOf(cancelled)}.` },
    ])
  })

  it('is refused with a wrong code, for nothing, and for many with one code', async () => {
    const id = await bought()
    const wrong = await label({ id, tracking_code: 'QB123456789BR' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { tracking_code: 'Confira o código de rastreio: o dígito verificador não confere.' },
    ])
    expect((await label({})).body.fields).toEqual({ ids: 'Escolha ao menos um pedido.' })
    expect((await label({ ids: [id, await bought()], tracking_code: CODE })).status).toBe(422)
    await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
    expect((await label({ id })).body.code).toBe('no_label')
  })

  it('is nobody else’s', async () => {
    const id = await bought()
    for (const [who, status] of [
      [otherSeller, 404],
      [marina, 403],
    ] as const)
      // prettier-ignore
      expect((await label({ id, tracking_code: CODE }, who)).status).toBe(status)
    expect((await label({ id })).body.result.tracking_codes).toEqual({})
  })
})

describe('the posting list', () => {
  const list = (ids: number[], who = seller) => who.post('/api/v1/store-posting-list', { ids })
  const coded = async (code: string) => {
    const id = await bought()
    await label({ id, tracking_code: code })
    return id
  }

  it('has every parcel with the barcode of its tracking code, and says which are left out', async () => {
    const ids = [await coded(CODE), await coded('QB123456799BR'), await bought()]
    const { body } = await list(ids)
    expect(body.message).toBe(
      'A lista de postagem está pronta. Um pedido ficou fora, sem código de rastreio ou por retirada.',
    )
    const [page, ...others] = await readPdf(body.result.data)
    expect(others).toEqual([])
    expect(page!.codes).toHaveLength(2)
    expect(page!.codes).toEqual(
      expect.arrayContaining([
        ['Code128', CODE],
        ['Code128', 'QB123456799BR'],
      ]),
    )
    for (const words of ['PAC (2)', '2 objetos', 'Marina Tavares', '01310-100', 'Recebido por'])
      expect(page!.text).toContain(words)
  })

  it('runs over as many pages as it needs', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => bought()))
    await app.db.updateTable('store_orders').set({ tracking_code: CODE }).where('id', 'in', ids).execute()
    const pages = await readPdf((await list(ids)).body.result.data)
    expect(pages.length).toBeGreaterThan(1)
    const text = pages.map((page) => page.text).join(' ')
    expect(text.match(new RegExp(CODE, 'g'))).toHaveLength(30)
  })

  it('is refused where no parcel has a code, and for parcels of others', async () => {
    const id = await bought()
    expect((await list([id])).body.code).toBe('no_codes')
    expect((await list([])).status).toBe(422)
    expect((await list([id], otherSeller)).body.code).toBe('store_order_not_found')
    expect((await list([id], marina)).status).toBe(403)
  })
})

describe('how a store prints labels', () => {
  const { store_id } = offer!
  const path = `/api/v1/store-printing/${store_id}`
  const keep = (body: object, who = seller) => who.post('/api/v1/store-printing', { store_id, ...body })

  it('is asked once, kept, and chosen anew', async () => {
    expect((await seller.get(path)).body).toEqual({ printing: null })
    const chosen = { paper: 'a4', contents: true }
    expect((await keep(chosen)).body.result).toEqual(chosen)
    expect((await seller.get(path)).body).toEqual({ printing: chosen })
    await keep({ paper: 'label', contents: false })
    expect((await seller.get(path)).body).toEqual({ printing: { paper: 'label', contents: false } })
  })

  it('is on a paper that exists, and nobody else’s', async () => {
    expect((await keep({ paper: 'a5', contents: false })).body.fields).toHaveProperty('paper')
    expect((await keep({ paper: 'a6', contents: false }, otherSeller)).status).toBe(404)
    expect((await otherSeller.get(path)).status).toBe(404)
  })
})

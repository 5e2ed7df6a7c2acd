import { describe, expect, it } from 'vitest'
import { uploadedPassport } from '../../../testing/card-photos.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, server } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const [first, second] = await offersOfSeller(app, seller.id)
const [foreign] = await offersOfSeller(app, otherSeller.id)

const bought = async (offer = first!) => (await paidOrder(app, { userId: marina.id, offers: [offer] })).parcels[0]!
const show = async (id: number, others: number[] = [], who = seller) =>
  who.get(`/api/v1/store-order-picking/${id}${others.length ? `?with=${others.join(',')}` : ''}`)
const tick = (line_id: number, picked: number, who = seller) =>
  who.post('/api/v1/store-order-tick', { line_id, picked })

describe('the picking list', () => {
  it('shows what lies where, and the smallest box in which it fits', async () => {
    const id = await bought()
    const { body } = await show(id)
    expect(body.orders).toMatchObject([
      { id, letter: 'A', buyer: 'Marina T.', state: 'paid', count: 2, box_id: null, shipping: { code: 'pac' } },
    ])
    expect(body.lines).toMatchObject([{ name: 'Saci-Pererê', quantity: 2, picked: 0, letter: 'A' }])
    expect(body.lines[0].category).toBeTruthy()
    expect(body.orders[0].late).toBe(false)
    await app.db
      .updateTable('store_orders')
      .set({ post_by: new Date(0) })
      .where('id', '=', id)
      .execute()
    expect((await show(id)).body.orders[0].late).toBe(true)
    const { boxes } = (await seller.get(`/api/v1/box-store/${body.store_id}`)).body
    expect(boxes.find((box: { id: number }) => box.id === body.orders[0].fitting_box_id).name).toBe(
      'Envelope com proteção',
    )
  })

  it('has the passport of a card, and says when the card was checked', async () => {
    const passport = await uploadedPassport(server, seller)
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [first!], passport })
    const [id] = parcels as [number]
    const lineOf = async () => (await show(id)).body.lines[0]
    const { id: lineId, passport: shown, packed } = await lineOf()
    expect([shown, packed]).toEqual([passport, null])
    await seller.post('/api/v1/store-order-check-card', { id, line_id: lineId, passport: null })
    expect((await lineOf()).packed).toMatchObject({ at: expect.any(String), passport: null })
    expect((await show(await bought())).body.lines[0]).toMatchObject({ passport: null, packed: null })
  })

  it('keeps its ticks, however often it is opened', async () => {
    const id = await bought()
    const [line] = (await show(id)).body.lines
    expect((await tick(line.id, 1)).body).toEqual({ line_id: line.id, picked: 1 })
    expect((await show(id)).body.lines[0].picked).toBe(1)
    await tick(line.id, 0)
    expect((await show(id)).body.lines[0].picked).toBe(0)
  })

  it('takes several orders at once, set by set and by number, each with its letter', async () => {
    const [one, other] = [await bought(second), await bought(first)]
    const { body } = await show(other, [one])
    expect(body.orders.map(({ id, letter }: { id: number; letter: string }) => [id, letter])).toEqual([
      [one, 'A'],
      [other, 'B'],
    ])
    const letters = body.lines.map(({ letter }: { letter: string }) => letter)
    expect(letters.toSorted()).toEqual(['A', 'B'])
    expect(body.lines).toHaveLength(2)
  })

  it('begins with what has a position, in the order in which people count, and then goes set by set', async () => {
    const [one, other] = [await bought(second), await bought(first)]
    const place = (id: number, position: string | null, sku: string | null = null) =>
      app.db.updateTable('listings').set({ position, sku }).where('id', '=', id).execute()
    const namesOf = async () =>
      (await show(one, [other])).body.lines.map((line: { position: string; name: string }) => [
        line.position,
        line.name,
      ])
    const names = (await namesOf()).map(([, name]: string[]) => name)
    await place(first!.id, 'Caixa 10 · A-1')
    await place(second!.id, 'Caixa 2', 'TS-00612')
    const placed = await namesOf()
    expect(placed.map(([position]: string[]) => position)).toEqual(['Caixa 2', 'Caixa 10 · A-1'])
    const [line] = (await show(one)).body.lines
    expect(line).toMatchObject({ sku: 'TS-00612', offer_id: second!.id, lacking: 0 })
    const [page] = await readPdf(
      (await seller.post('/api/v1/store-pull-sheet', { ids: [one, other] })).body.result.data,
    )
    for (const words of ['Caixa 2', 'Caixa 10 · A-1']) expect(page!.text).toContain(words)
    await place(first!.id, null)
    expect((await namesOf())[0]).toEqual(['Caixa 2', placed[0][1]])
    await place(second!.id, null)
    expect((await namesOf()).map(([, name]: string[]) => name)).toEqual(names)
  })

  it('is printed as one sheet with the letters of the orders', async () => {
    const ids = [await bought(), await bought(second)]
    const { body } = await seller.post('/api/v1/store-pull-sheet', { ids })
    const [page] = await readPdf(body.result.data)
    expect(page!.size).toEqual([210, 297])
    for (const words of [
      'Lista de separação',
      '4 cartas',
      'Marina T.',
      'BDN-033',
      'Saci-Pererê',
      '2 ×',
      'Página 1 de 1',
    ])
      expect(page!.text).toContain(words)
  })

  it('leaves in the binders what was cancelled since it was chosen', async () => {
    const ids = [await bought(), await bought(second)]
    await seller.post('/api/v1/store-order-cancel', { id: ids[0], reason: 'other' })
    const [page] = await readPdf((await seller.post('/api/v1/store-pull-sheet', { ids })).body.result.data)
    expect(page!.text).toContain('2 cartas')
    expect(page!.text).toContain('NÃO SEPARE')
    const alone = await seller.post('/api/v1/store-pull-sheet', { ids: [ids[0]] })
    expect(alone.body.code).toBe('not_to_pick')
  })

  it('prints two hundred orders whole: each order once, and each card once', async () => {
    const ids = await Promise.all(Array.from({ length: 200 }, (_, at) => bought(at % 2 ? second : first)))
    const lines = await app.db.selectFrom('order_lines').selectAll().where('store_order_id', 'in', ids).execute()
    for (const { id } of lines)
      await app.db
        .updateTable('order_lines')
        .set({ code: `K-${id}` })
        .where('id', '=', id)
        .execute()
    const more = lines.map(({ id, in_parcel: _units, ...line }) => ({ ...line, code: `M-${id}` }))
    await app.db.insertInto('order_lines').values(more).execute()
    const pages = await readPdf((await seller.post('/api/v1/store-pull-sheet', { ids })).body.result.data)
    expect([pages.length >= 12, pages.length <= 30]).toEqual([true, true])
    const words = pages.flatMap(({ text }) => text.split(' '))
    const times = new Map<string, number>()
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
    const codes = lines.flatMap(({ id }) => [`K-${id}`, `M-${id}`])
    expect(codes.filter((code) => times.get(code) !== 1)).toEqual([])
    const text = pages.map((page) => page.text).join(' ')
    const { orders } = (await show(ids[0]!, ids.slice(1))).body
    const lost = orders.filter(
      ({ order_id: number, letter }: { order_id: number; letter: string }) =>
        text.split(`${letter} Pedido ${number} · Marina T.`).length !== 2,
    )
    expect(lost).toEqual([])
    for (const [at, page] of pages.entries()) {
      expect(page.text).toContain(`Página ${at + 1} de ${pages.length}`)
      expect(page.text.length).toBeGreaterThan(200)
    }
  })

  it('runs over as many pages as it needs', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => bought()))
    const lines = await app.db.selectFrom('order_lines').selectAll().where('store_order_id', '=', ids[0]!).execute()
    const { id: _, in_parcel: _units, ...line } = lines[0]!
    const many = Array.from({ length: 60 }, (__, at) => ({ ...line, code: `BDN-${at}` }))
    await app.db.insertInto('order_lines').values(many).execute()
    const pages = await readPdf((await seller.post('/api/v1/store-pull-sheet', { ids })).body.result.data)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.at(-1)!.text).toContain(`Página ${pages.length} de ${pages.length}`)
    const found = many.filter(({ code }) => pages.some(({ text }) => text.includes(`${code} `)))
    expect(found).toHaveLength(60)
  })

  it('gives each card the room that its words need', async () => {
    const sheetOf = async (change: object) => {
      const id = await bought()
      const lines = app.db.selectFrom('order_lines').selectAll().where('store_order_id', '=', id)
      const { id: _, in_parcel: _units, ...line } = await lines.executeTakeFirstOrThrow()
      const many = Array.from({ length: 60 }, () => ({ ...line, ...change }))
      await app.db.insertInto('order_lines').values(many).execute()
      return readPdf((await seller.post('/api/v1/store-pull-sheet', { ids: [id] })).body.result.data)
    }
    const [plain, noted] = [await sheetOf({}), await sheetOf({ extras: ['promo', 'carimbada'], finish: 'reverse' })]
    expect(noted.length).toBeGreaterThan(plain.length)
    const words = noted.map(({ text }) => text).join(' ')
    expect(words.match(/Promo · Carimbada/g)).toHaveLength(60)
    expect(words.match(/Português, Reverse Foil/g)).toHaveLength(60)
  })

  it('says in words how a box is', async () => {
    const id = await bought()
    const boxes = app.db.updateTable('order_lines').set({ condition: 'lacrado_avaria' })
    await boxes.where('store_order_id', '=', id).execute()
    const [page] = await readPdf((await seller.post('/api/v1/store-pull-sheet', { ids: [id] })).body.result.data)
    expect(page!.text).toContain('Lacrado com avaria, Português')
  })

  it('puts the units of one offer together, whatever orders want them', async () => {
    const ids = [await bought(first), await bought(second), await bought(first), await bought(second)]
    const { lines } = (await show(ids[0]!, ids.slice(1))).body
    const offers = lines.map((line: { offer_id: number }) => line.offer_id)
    expect(offers).toEqual(offers.toSorted((a: number, b: number) => a - b))
    expect(new Set(offers).size).toBe(2)
  })

  it('names the orders after the twenty-sixth with two letters', async () => {
    const ids = await Promise.all(Array.from({ length: 28 }, () => bought()))
    const letters = (await show(ids[0]!, ids.slice(1))).body.orders.map(({ letter }: { letter: string }) => letter)
    expect([letters[0], ...letters.slice(25)]).toEqual(['A', 'Z', 'AA', 'AB'])
  })

  it('refuses more units than there are, too many orders, and a parcel that is on its way', async () => {
    const id = await bought()
    const [line] = (await show(id)).body.lines
    expect((await tick(line.id, 3)).body.code).toBe('too_many_picked')
    expect((await tick(line.id, -1)).status).toBe(422)
    expect((await seller.post('/api/v1/store-pull-sheet', { ids: [] })).status).toBe(422)
    expect((await seller.get(`/api/v1/store-order-picking/${id}?with=a`)).status).toBe(422)
    await seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: 'QB123456785BR' })
    expect((await tick(line.id, 1)).body.code).toBe('not_to_pick')
  })

  it('shows nothing of another store, also beside an own order', async () => {
    const [own, theirs] = [await bought(), await bought(foreign)]
    const [line] = (await show(theirs, [], otherSeller)).body.lines
    expect((await show(theirs)).body.code).toBe('store_order_not_found')
    expect((await show(own, [theirs])).body.code).toBe('store_order_not_found')
    expect((await tick(line.id, 1)).body.code).toBe('line_not_found')
    expect((await seller.post('/api/v1/store-pull-sheet', { ids: [own, theirs] })).status).toBe(404)
    expect((await show(own, [], marina)).status).toBe(403)
  })
})

import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { quotesFor } from '../../stores/shipping/index.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const [offer] = await offersOfSeller(app, seller.id)
const store = offer!.store_id
const [foreign] = await offersOfSeller(app, otherSeller.id)

const small = { name: 'Caixinha', length_cm: 12, width_cm: 10, height_cm: 6, weight_grams: 40, max_cards: 200 }
const boxes = async () => (await seller.get(`/api/v1/box-store/${store}`)).body.boxes
const save = (body: object, who = seller) => who.post('/api/v1/box-store', { store_id: store, ...body })
const remove = (id: number, who = seller) => who.remove(`/api/v1/box-store/${id}`)
const bought = async () => (await paidOrder(app, { userId: marina.id, offers: [offer!] })).parcels[0]!
const choose = (id: number, box_id: number | null) => seller.post('/api/v1/store-order-box', { id, box_id })

describe('the boxes of a store', () => {
  it('are made, changed and taken away, smallest first', async () => {
    const made = await save(small)
    expect(made.body).toMatchObject({ error: false, message: 'Criado/Alterado com sucesso.', result: small })
    const { id } = made.body.result
    expect((await boxes()).map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([
      'Envelope com proteção',
      'Caixinha',
    ])
    expect((await save({ ...small, id, max_cards: '' })).body.result.max_cards).toBeNull()
    expect((await remove(id)).body).toEqual({ success: true, message: 'Removido com sucesso.' })
    expect((await boxes()).some((box: { id: number }) => box.id === id)).toBe(false)
  })

  it('stay while a parcel waits in them to be posted', async () => {
    const { id } = (await save(small)).body.result
    const parcel = await bought()
    expect((await choose(parcel, id)).status).toBe(200)
    expect((await boxes()).find((box: { id: number }) => box.id === id).open).toBe(1)
    expect((await remove(id)).body).toEqual({
      success: false,
      message: 'Erro desconhecido, contate o suporte ou tente novamente mais tarde',
    })
    await seller.post('/api/v1/store-order-move', { id: parcel, move: 'post', tracking_code: 'QB123456785BR' })
    expect((await remove(id)).body.success).toBe(true)
  })

  it('are chosen for a parcel, and the choice can be taken back', async () => {
    const [{ id: box }] = await boxes()
    const parcel = await bought()
    await choose(parcel, box)
    const chosen = async () => (await seller.get(`/api/v1/store-order-picking/${parcel}`)).body.orders[0].box_id
    expect(await chosen()).toBe(box)
    await choose(parcel, null)
    expect(await chosen()).toBeNull()
  })

  it('refuse what cannot be a box, and more than thirty', async () => {
    const { body } = await save({ ...small, name: ' ', length_cm: 0, weight_grams: 'x' })
    expect(body.fields).toEqual({
      name: 'Dê um nome à caixa.',
      length_cm: 'Use no mínimo 1 cm.',
      weight_grams: 'Informe o peso em gramas.',
    })
    const left = 30 - (await boxes()).length
    for (let at = 0; at < left; at += 1) await save(small)
    expect((await save(small)).body.code).toBe('too_many_boxes')
  })

  it('are nobody else’s', async () => {
    const [{ id: box }] = await boxes()
    expect((await otherSeller.get(`/api/v1/box-store/${store}`)).body.code).toBe('store_not_found')
    expect((await save(small, otherSeller)).body.code).toBe('store_not_found')
    expect((await save({ ...small, id: box, store_id: foreign!.store_id }, otherSeller)).body.code).toBe(
      'box_not_found',
    )
    expect((await remove(box, otherSeller)).body.code).toBe('box_not_found')
    expect((await remove(box, marina)).status).toBe(403)
    const parcel = (await paidOrder(app, { userId: marina.id, offers: [foreign!] })).parcels[0]!
    expect((await otherSeller.post('/api/v1/store-order-box', { id: parcel, box_id: box })).body.code).toBe(
      'box_not_found',
    )
    expect((await choose(parcel, null)).body.code).toBe('store_order_not_found')
  })
})

describe('the freight of a parcel', () => {
  const parcel = (quantity: number) => ({
    ...({
      origin: 'PB',
      destination: 'RJ',
      originCep: '58010000',
      destinationCep: '20040002',
      valueCents: 5000,
    } as const),
    ...{ sendsLetters: false, allowsPickup: false, storeId: foreign!.store_id },
    items: [{ quantity, grams: 2, cents: 1000, isCard: true, sides: null }],
  })
  const codesOf = async (quantity: number) => (await quotesFor(app, [parcel(quantity)]))[0]!.map(({ code }) => code)

  it('is that of the smallest box of its store in which everything fits', async () => {
    expect(await codesOf(140)).toEqual(['mini', 'pac', 'sedex'])
    const heavy = { ...small, store_id: foreign!.store_id, height_cm: 4, max_cards: 150 }
    await save(heavy, otherSeller)
    // 280 g of cards in a box of 40 g are too heavy for the Mini Envios
    expect(await codesOf(140)).toEqual(['pac', 'sedex'])
    expect(await codesOf(130)).toEqual(['mini', 'pac', 'sedex'])
    // more than fit into it go without a box
    expect(await codesOf(151)).toEqual(['pac', 'sedex'])
    await save({ ...heavy, length_cm: 11, width_cm: 9, height_cm: 4, weight_grams: 15 }, otherSeller)
    expect(await codesOf(140)).toEqual(['mini', 'pac', 'sedex'])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { uploadedPassport } from '../../../testing/card-photos.ts'
import { splitOrders } from '../../../testing/split-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { orderMessagesJobs } from '../order-messages/order-messages.jobs.ts'

const test = await testApp()
const { app, as, clock, server } = test
const { marina, seller, deckBox, parcelsOf, bought, emptied, posted, arrived } = await splitOrders(test)
const stranger = await as('joao.meireles@bracards.example')
await staySignedIn(app)
beforeEach(emptied)

type Person = typeof marina
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const statesOf = async (id: number) => (await parcelsOf(id)).map(({ state }) => state)
const shown = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body.store_orders
const noticesOf = async (person: Person) => (await person.get('/api/v1/notices')).body.notices as { title: string }[]
const idsOf = async (id: number) => (await parcelsOf(id)).map((parcel) => parcel.id) as [number, number, ...number[]]
const cancelAll = ([first, ...others]: number[], action: string, by = marina) =>
  by.post('/api/v1/order/cancel-parcel', { store_order_id: first, action, reason: 'too_late', others })

describe('all parcels that a store sends of an order', () => {
  it('are asked to be cancelled at once, and the store is told once', async () => {
    const id = await bought()
    const ids = await idsOf(id)
    const { status, body } = await cancelAll(ids, 'ask_cancel')
    expect([status, body.message]).toEqual([
      200,
      `Pedimos à loja o cancelamento de ${ids.length} pacotes. Sem resposta dela, ele é aceito.`,
    ])
    expect(await statesOf(id)).toEqual(ids.map(() => 'cancellation_requested'))
    const asked = (await noticesOf(seller)).filter(({ title }) => title === 'Um comprador quer cancelar')
    expect(JSON.stringify(asked)).not.toContain('É o pacote')
    expect(asked).toHaveLength(1)
  })

  it('are cancelled at once when they are late: all money and all goods come back', async () => {
    const id = await bought()
    const ids = await idsOf(id)
    const paid = sum((await parcelsOf(id)).map(({ goods_cents, freight_cents }) => goods_cents + freight_cents))
    clock.advance(30 * DAY_MS)
    expect((await cancelAll(ids, 'cancel')).status).toBe(200)
    const ended = await parcelsOf(id)
    expect(ended.map(({ state }) => state)).toEqual(ids.map(() => 'cancelled'))
    expect(sum(ended.map(({ refunded_cents: cents }) => cents))).toBe(paid)
    const held = await balancesOf(
      app.db,
      ids.map((each) => `escrow:${each}` as const),
    )
    expect(sum([...held.values()])).toBe(0)
    expect(await sumOfAll(app.db)).toBe(0)
    const { quantity } = await app.db
      .selectFrom('listings')
      .select('quantity')
      .where('id', '=', deckBox.id)
      .executeTakeFirstOrThrow()
    expect(quantity).toBe(40)
  })

  it('go back at once by the right of regret', async () => {
    const id = await bought()
    const ids = await idsOf(id)
    for (const each of ids) {
      await posted(each, 'QB123456785BR')
      await arrived(each)
    }
    expect((await cancelAll(ids, 'regret')).body.message).toContain(`Poste os ${ids.length} pacotes de volta`)
    expect(await statesOf(id)).toEqual(ids.map(() => 'return_authorised'))
  })

  it('stay as they are if one of them has moved, is of another order or of somebody else', async () => {
    const id = await bought()
    const ids = await idsOf(id)
    await emptied()
    const [ofOther] = await idsOf(await bought())
    expect((await cancelAll([...ids, ofOther], 'ask_cancel')).body.code).toBe('parcel_not_found')
    expect((await cancelAll(ids, 'ask_cancel', stranger)).body.code).toBe('parcel_not_found')
    expect((await posted(ids[1], 'QB123456785BR')).status).toBe(200)
    expect((await cancelAll(ids, 'ask_cancel')).body.code).toBe('parcel_moved')
    expect(await statesOf(id)).toEqual(ids.map((_, at) => (at === 1 ? 'shipped' : 'paid')))
  })
})

describe('what is said about a sale in several parcels', () => {
  const write = (who: Person, parcel: number, body: string) =>
    who.post('/api/v1/order-messages', { store_order_id: parcel, body })
  const thread = async (who: Person, parcel: number) => (await who.get(`/api/v1/order-messages/${parcel}`)).body
  const wordsOf = async (who: Person, parcel: number) =>
    (await thread(who, parcel)).messages.map(({ body }: { body: string }) => body)

  it('is one conversation, whichever parcel it was written from', async () => {
    const id = await bought()
    const [first, second] = await idsOf(id)
    await write(marina, first, 'Vem tudo junto?')
    await write(seller, second, 'Em pacotes.')
    for (const parcel of [first, second]) {
      expect(await wordsOf(marina, parcel)).toEqual(['Vem tudo junto?', 'Em pacotes.'])
      expect(await wordsOf(seller, parcel)).toEqual(['Vem tudo junto?', 'Em pacotes.'])
    }
    await seller.put(`/api/v1/order-messages/${second}`)
    expect((await thread(seller, first)).unread).toBe(0)
    expect((await stranger.get(`/api/v1/order-messages/${second}`)).status).toBe(404)
  })

  it('is told and mailed once, and is one row of the inbox of its store', async () => {
    const id = await bought()
    const [first, second] = await idsOf(id)
    await write(marina, first, 'Já postou?')
    await write(marina, second, 'Preciso até sexta.')
    const told = (await noticesOf(seller)).filter(({ title }) => title.includes(`escreveu sobre o pedido ${id}`))
    expect(told).toHaveLength(1)
    const { conversations } = (await seller.get(`/api/v1/store-messages/${deckBox.store_id}?page=1&per_page=50`)).body
    const own = conversations.filter(({ order_id: order }: { order_id: number }) => order === id)
    expect(own).toEqual([expect.objectContaining({ id: second, unread: 2 })])
    clock.advance(11 * 60_000)
    await orderMessagesJobs.mail_unread_messages!.run(app, {})
    const mails = (await mailsTo(app, 'vendedor@bracards.example')).filter(({ details }) =>
      String(details.title).includes(`escreveu sobre o pedido ${id}`),
    )
    expect(mails.map(({ details }) => details.facts)).toEqual([[['Mensagens não lidas', '2']]])
  })
})

it('cards of a second parcel keep their passports, and how they were packed', async () => {
  const passport = await uploadedPassport(server, seller)
  await app.db
    .updateTable('listings')
    .set({ passport: JSON.stringify(passport) } as never)
    .where('id', '=', deckBox.id)
    .execute()
  const id = await bought()
  const [, second] = await idsOf(id)
  const [, part] = await shown(id)
  const line = part.lines.find(({ offer_id: offer }: { offer_id: number }) => offer === deckBox.id)
  expect(line.passport).toEqual(passport)
  const checked = await seller.post('/api/v1/store-order-check-card', { id: second, line_id: line.id, passport: null })
  expect(checked.status).toBe(200)
  const packed = (await shown(id)).map((parcel: { lines: { packed: object | null }[] }) =>
    parcel.lines.some((each) => each.packed !== null),
  )
  expect(packed.slice(0, 2)).toEqual([false, true])
})

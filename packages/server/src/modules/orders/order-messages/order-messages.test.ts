import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { orderMessagesJobs } from './order-messages.jobs.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const stranger = await as('joao.meireles@bracards.example')
const [offer] = await offersOfSeller(app, seller.id)

const MINUTE_MS = 60_000
const bought = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!] })
  return { orderId, id: parcels[0]! }
}
const write = (who: typeof seller, id: number, body: string) =>
  who.post('/api/v1/order-messages', { store_order_id: id, body })
const thread = async (who: typeof seller, id: number) => (await who.get(`/api/v1/order-messages/${id}`)).body
const noticesOf = async (who: typeof seller) => (await who.get('/api/v1/notices')).body.notices
const mailUnread = () => orderMessagesJobs.mail_unread_messages!.run(app, {})

describe('the messages about a parcel', () => {
  it('go both ways, and each side knows what it has not read', async () => {
    const { id } = await bought()
    expect((await write(marina, id, '  Pode embalar com proteção dupla?  ')).body).toMatchObject({
      message: 'Mensagem enviada.',
      result: { by: 'buyer', body: 'Pode embalar com proteção dupla?', read_at: null },
    })
    expect(await thread(seller, id)).toMatchObject({ you: 'store', other: 'Marina', unread: 1 })
    await seller.put(`/api/v1/order-messages/${id}`)
    await write(seller, id, 'Claro!')
    expect(await thread(seller, id)).toMatchObject({ unread: 0 })
    const { messages, ...shown } = await thread(marina, id)
    expect(shown).toEqual({ you: 'buyer', other: 'Toca do Saci', unread: 1 })
    expect(messages.map(({ by, read_at: at }: { by: string; read_at: string | null }) => [by, at !== null])).toEqual([
      ['buyer', true],
      ['store', false],
    ])
  })

  it('tell the other side once, until it has read', async () => {
    const { id, orderId } = await bought()
    await write(marina, id, 'Oi!')
    await write(marina, id, 'Tudo bem?')
    const told = (await noticesOf(seller)).filter(({ link }: { link: string }) => link.endsWith(`detail-orders/${id}`))
    const written = told.filter(({ title }: { title: string }) => title.includes('escreveu'))
    expect(written).toMatchObject([
      { title: `Marina escreveu sobre o pedido ${orderId}`, body: 'Oi!', kind: 'selling' },
    ])
    await seller.put(`/api/v1/order-messages/${id}`)
    await write(seller, id, 'Tudo!')
    expect((await noticesOf(marina))[0]).toMatchObject({
      title: `Toca do Saci escreveu sobre o pedido ${orderId}`,
      link: `/my-account/order-view/${orderId}#pacote-${id}`,
    })
  })

  it('are mailed when nobody has read them after ten minutes, once for all of them', async () => {
    const { id, orderId } = await bought()
    const about = async () =>
      (await mailsTo(app, 'vendedor@bracards.example')).filter(({ details }) =>
        String(details.title).includes(`escreveu sobre o pedido ${orderId}`),
      )
    await write(marina, id, 'Já postou?')
    await write(marina, id, 'Preciso até sexta.')
    await mailUnread()
    expect(await about()).toEqual([])
    clock.advance(11 * MINUTE_MS)
    await mailUnread()
    await mailUnread()
    const [mail, ...others] = await about()
    expect(others).toEqual([])
    expect(mail!.details).toMatchObject({ text: 'Preciso até sexta.', facts: [['Mensagens não lidas', '2']] })
  })

  it('are not mailed once they are read', async () => {
    const { id, orderId } = await bought()
    await write(seller, id, 'Postei hoje.')
    await marina.put(`/api/v1/order-messages/${id}`)
    clock.advance(11 * MINUTE_MS)
    await mailUnread()
    const mails = await mailsTo(app, 'compradora@bracards.example')
    expect(mails.filter(({ details }) => String(details.title).includes(`escreveu sobre o pedido ${orderId}`))).toEqual(
      [],
    )
  })

  it('are refused empty, too long, too many, and of what nobody has paid', async () => {
    const { id } = await bought()
    expect((await write(marina, id, ' ')).body.fields).toEqual({ body: 'Escreva a mensagem.' })
    expect((await write(marina, id, 'a'.repeat(1001))).status).toBe(422)
    clock.advance(11 * MINUTE_MS)
    for (let at = 0; at < 15; at += 1) expect((await write(marina, id, `Mensagem ${at}`)).status).toBe(200)
    const refused = await write(marina, id, 'Mais uma')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await write(seller, id, 'Calma!')).status).toBe(200)
    clock.advance(11 * MINUTE_MS)
    await app.db.updateTable('store_orders').set({ paid_at: null }).where('id', '=', id).execute()
    expect((await write(marina, id, 'Oi')).body.code).toBe('message_not_allowed')
  })

  it('are nobody else’s', async () => {
    const { id } = await bought()
    await write(marina, id, 'Segredo')
    for (const who of [otherSeller, stranger]) {
      expect(await thread(who, id)).toMatchObject({ code: 'parcel_not_found' })
      expect((await write(who, id, 'Oi')).body.code).toBe('parcel_not_found')
      expect((await who.put(`/api/v1/order-messages/${id}`)).body.code).toBe('parcel_not_found')
    }
    expect((await thread(seller, id)).unread).toBe(1)
  })

  it('belong to what a person may take along, and are forgotten with the account', async () => {
    const { id } = await bought()
    await write(marina, id, 'Moro perto da praça.')
    const records = app.personal.map((personal) => personal.records(app.db, marina.id, app))
    expect(JSON.stringify(await Promise.all(records))).toContain('Moro perto da praça.')
    await app.transaction(async (tx) => {
      for (const personal of app.personal) await personal.forget(tx, marina.id, app)
    })
    const rows = await app.db.selectFrom('order_messages').select('body').where('user_id', '=', marina.id).execute()
    expect(new Set(rows.map(({ body }) => body))).toEqual(new Set(['Mensagem apagada com a conta.']))
  })
})

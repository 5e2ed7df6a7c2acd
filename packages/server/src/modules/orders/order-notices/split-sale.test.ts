import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { splitOrders } from '../../../testing/split-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle, staySignedIn } from '../../../testing/test-people.ts'
import { parcelsJobs } from '../parcels/parcels.jobs.ts'

const test = await testApp()
const { app, clock } = test
const { marina, seller, parcelsOf, bought, emptied, posted, arrived } = await splitOrders(test)
await staySignedIn(app)
beforeEach(emptied)

interface Notice {
  title: string
  body: string
  link: string
}
const noticesOf = async (person: typeof marina) => (await person.get('/api/v1/notices')).body.notices as Notice[]
const about = (notices: Notice[], orderId: number) => notices.filter(({ body }) => body.includes(`pedido ${orderId}`))
const newsOf = async (recipient: string, orderId: number) =>
  (await mailsTo(app, recipient)).filter(({ template, details }) =>
    template === 'order_paid' ? details.order_id === orderId : JSON.stringify(details).includes(`pedido ${orderId}`),
  )

/** Posts the parcels, which arrive at once. */
async function arrive(ids: number[]) {
  for (const [at, id] of ids.entries()) {
    expect((await posted(id, `${'ABCDEF'[at]}B123456785BR`)).status).toBe(200)
    expect((await arrived(id)).status).toBe(200)
  }
}
/** Completes what is due, and returns for each parcel that was if its buyer was asked for a review. */
async function completed(orderId: number) {
  await parcelsJobs.complete_parcels!.run(app, {})
  const told = (await noticesOf(marina)).filter(
    ({ title, link }) => title === 'Compra concluída' && link.endsWith(`/${orderId}`),
  )
  return told.map(({ body }) => body.includes('Conte a outros compradores como foi.'))
}

describe('a sale in several parcels', () => {
  it('is told to its store once when it is paid, with all that it is worth', async () => {
    const id = await bought()
    await settle(app)
    const parcels = await parcelsOf(id)
    const said = about(await noticesOf(seller), id)
    expect(said).toEqual([
      expect.objectContaining({
        title: 'Você vendeu',
        body: expect.stringContaining(
          `O pedido ${id} foi pago. Separe as cartas, que vão em ${parcels.length} pacotes.`,
        ),
        link: `/my-store/${parcels[0]!.store_id}/detail-orders/${parcels[0]!.id}`,
      }),
    ])
    const worth = parcels.reduce((sum, { goods_cents: goods, freight_cents: freight }) => sum + goods + freight, 0)
    const mails = await newsOf('vendedor@bracards.example', id)
    expect(mails).toHaveLength(1)
    const [name, value] = (mails[0]!.details.facts as [string, string][])[0]!
    expect([name, value.replace(/\D/g, '')]).toEqual(['Valor', String(worth)])
  })

  it('has one contract, with each offer and the freight of all parcels once', async () => {
    const id = await bought()
    const parcels = await parcelsOf(id)
    const [mail, ...others] = await newsOf('compradora@bracards.example', id)
    expect(others).toEqual([])
    const sellers = mail!.details.sellers as { parcels: number; freight_cents: number; lines: { name: string }[] }[]
    expect(sellers).toHaveLength(1)
    expect(sellers[0]).toMatchObject({
      parcels: parcels.length,
      freight_cents: parcels.reduce((sum, { freight_cents: cents }) => sum + cents, 0),
    })
    expect(sellers[0]!.lines.map(({ name }) => name.split(' ')[0])).toEqual(expect.arrayContaining(['29', '3']))
  })

  it('says of which parcel its later news are, to both sides and in both languages', async () => {
    const id = await bought()
    const [first, second, ...others] = await parcelsOf(id)
    const parts = others.length + 2
    await posted(second!.id, 'QB123456785BR')
    const [sent] = await noticesOf(marina)
    expect([sent!.title, sent!.body.includes(`É o pacote 2 de ${parts}.`)]).toEqual(['Seu pacote foi enviado', true])
    const english = await test.get('/api/v1/notices', { ...marina.headers, cookie: 'lang=en' })
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: first!.id, reason: 'changed_mind' })
    expect(english.body.notices[0].body).toContain(`It is parcel 2 of ${parts}.`)
    const [asked] = await noticesOf(seller)
    expect([asked!.title, asked!.body.includes(`É o pacote 1 de ${parts}.`)]).toEqual([
      'Um comprador quer cancelar',
      true,
    ])
  })

  it('is reviewed once, and whoever did it is not asked at the end of a later parcel', async () => {
    const id = await bought()
    const [first, ...others] = (await parcelsOf(id)).map((one) => one.id)
    await arrive([first!])
    clock.advance(3 * DAY_MS)
    await arrive(others)
    clock.advance(6 * DAY_MS)
    expect(await completed(id)).toEqual([false])
    const review = { store_order_id: first, stars: 5, comment: 'Chegou bem.' }
    expect((await marina.post('/api/v1/create-order-review/', review)).status).toBe(200)
    clock.advance(3 * DAY_MS)
    expect(await completed(id)).toEqual([first, ...others].map(() => false))
    const again = await marina.post('/api/v1/create-order-review/', { ...review, store_order_id: others[0] })
    expect(again.body.code).toBe('review_exists')
  })

  it('has its buyer asked for a review once, when the last of its parcels is over', async () => {
    const id = await bought()
    const parcels = (await parcelsOf(id)).map((one) => one.id)
    await arrive(parcels)
    clock.advance(9 * DAY_MS)
    const asked = await completed(id)
    expect([asked.length, asked.filter(Boolean).length]).toEqual([parcels.length, 1])
  })
})

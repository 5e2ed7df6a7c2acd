import { money } from '@bra/contract/trade/format'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf, staySignedIn } from '../../../testing/test-people.ts'
import { type Account, balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'

const { app, as, clock, get, post } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
const stranger = await as('joelma.nazare@bracards.example')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!
const PRICE = 490
const FREIGHT = 1500

/** A paid parcel with so many units of one card. */
const bought = async (quantity = 2) => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer], quantity })
  const id = parcels[0]!
  const { id: line } = await app.db
    .selectFrom('order_lines')
    .select('id')
    .where('store_order_id', '=', id)
    .executeTakeFirstOrThrow()
  return { orderId, id, line }
}
const lack = ({ id, line }: { id: number; line: number }, quantity = 1, by = seller) =>
  by.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line, quantity }] })
const sale = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body
const seen = async (orderId: number) => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]
const held = async (...accounts: Account[]) => {
  const of = await balancesOf(app.db, accounts)
  return accounts.map((account) => of.get(account) ?? 0)
}
const stock = async () =>
  (
    await app.db
      .selectFrom('listings')
      .select(['quantity', 'bra_center_quantity'])
      .where('id', '=', offer.id)
      .executeTakeFirstOrThrow()
  ).quantity
const setStock = (quantity: number) =>
  app.db.updateTable('listings').set({ quantity, bra_center_quantity: 0 }).where('id', '=', offer.id).execute()
const released = (id: number) =>
  app.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select(['line.account', 'line.cents'])
    .where('entry.key', '=', `parcel completed:${id}`)
    .orderBy('line.account')
    .execute()

describe('a card that a store does not find before it posts', () => {
  it('is given back at its price, with its commission and without the freight, and the rest is the store’s', async () => {
    const parcel = await bought()
    const answer = await lack(parcel)
    expect(answer.body).toMatchObject({
      message: 'O comprador recebe de volta o que pagou por estas cartas, e foi avisado.',
      result: {
        ...{ state: 'paid', refunded_cents: PRICE, kept_commission_cents: 59, net_cents: PRICE + FREIGHT - 59 },
        ...{ count: 1, refund: { cents: PRICE } },
        lines: [{ quantity: 2, lacking: 1 }],
      },
    })
    expect(await held(`escrow:${parcel.id}`)).toEqual([PRICE + FREIGHT])
    await seller.post('/api/v1/store-order-move', { id: parcel.id, move: 'post', tracking_code: 'AA123456785BR' })
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: parcel.id })
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    expect(await released(parcel.id)).toEqual([
      { account: 'commission', cents: 59 },
      { account: `escrow:${parcel.id}`, cents: -PRICE - FREIGHT },
      { account: `store:${offer.store_id}`, cents: PRICE + FREIGHT - 59 },
    ])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is on sale no longer, and does not come back to stock with what is cancelled later', async () => {
    await setStock(5)
    const parcel = await bought()
    await lack(parcel)
    expect(await stock()).toBe(0)
    await seller.post('/api/v1/store-order-cancel', { id: parcel.id, reason: 'other' })
    expect(await stock()).toBe(1)
    expect((await seen(parcel.orderId)).refund.cents).toBe(2 * PRICE + FREIGHT)
    expect([...(await held(`escrow:${parcel.id}`)), await sumOfAll(app.db)]).toEqual([0, 0])
    await setStock(5)
  })

  it('is told to the buyer in both languages, and stands in the history with who said it', async () => {
    const parcel = await bought()
    await lack(parcel)
    const [news] = (await marina.get('/api/v1/notices')).body.notices
    expect(news).toMatchObject({ title: 'Faltou uma carta no seu pacote', kind: 'orders' })
    expect(news.body).toContain('Faltou: 1 × Saci-Pererê')
    const english = (await get('/api/v1/notices', { ...marina.headers, cookie: 'lang=en' })).body.notices[0]
    expect(english.title).toBe('A card of your parcel is missing')
    expect(english.body).toContain(`We give back ${money(PRICE)}, the price of what is missing`)
    expect(english.body).toContain('Missing: 1 × Saci-Pererê')
    const letter = (await mailsTo(app, 'compradora@bracards.example')).at(-1)!.details
    expect(letter).toMatchObject({ title: news.title, facts: [['Faltou', '1 × Saci-Pererê']] })
    const { events, lines } = await seen(parcel.orderId)
    expect(lines).toMatchObject([{ quantity: 2, lacking: 1 }])
    expect(events.at(-1)).toMatchObject({ state: 'paid', by: 'store', lacking: { units: 1, cents: PRICE } })
    const [shown] = (await operator.get(`/api/v1/admin/orders/${parcel.orderId}`)).body.parcels
    expect(shown.events.at(-1)).toMatchObject({ by: 'store', who: expect.any(String), lacking_cents: PRICE })
  })

  it('is not on the picking list, the pull sheet or the list of contents, and not to be ticked', async () => {
    const parcel = await bought(3)
    await lack(parcel, 1)
    const { orders, lines } = (await seller.get(`/api/v1/store-order-picking/${parcel.id}`)).body
    expect([orders[0].count, lines[0].quantity]).toEqual([2, 2])
    const tick = (picked: number) => seller.post('/api/v1/store-order-tick', { line_id: parcel.line, picked })
    expect((await tick(3)).body.code).toBe('too_many_picked')
    const sheet = await seller.post('/api/v1/store-pull-sheet', { ids: [parcel.id] })
    const [page] = await readPdf(sheet.body.result.data)
    expect(page!.text).toContain('2 cartas')
    const label = await seller.post('/api/v1/get-shipping-label', { ids: [parcel.id], tracking_code: 'AA123456785BR' })
    const [, contents] = await readPdf(label.body.result.data)
    expect(contents!.text).toContain('2 × BDN-033 Saci-Pererê R$ 9,80')
  })

  it('is given back once by who presses twice, and again only for units that lack besides', async () => {
    const parcel = await bought(3)
    expect(statusesOf(await Promise.all([lack(parcel), lack(parcel)]))).toEqual([200, 409])
    expect(await held(`escrow:${parcel.id}`)).toEqual([2 * PRICE + FREIGHT])
    expect((await lack(parcel)).body.code).toBe('parcel_moved')
    expect((await lack(parcel, 2)).body.result.lines).toMatchObject([{ quantity: 3, lacking: 2 }])
    expect([...(await held(`escrow:${parcel.id}`)), await sumOfAll(app.db)]).toEqual([PRICE + FREIGHT, 0])
  })

  it('must be one of the parcel, and not the last one', async () => {
    const parcel = await bought()
    const other = await bought()
    const say = (lines: object[]) => seller.post('/api/v1/store-order-lacking', { id: parcel.id, lines })
    expect((await say([])).body.fields.lines).toBe('Escolha ao menos uma carta.')
    expect((await lack(parcel, 0)).status).toBe(422)
    expect((await lack(parcel, 3)).body.fields.lines).toBe('Desta carta foram compradas menos unidades.')
    const one = { line_id: parcel.line, quantity: 1 }
    expect((await say([one, one])).body.fields.lines).toBe('Escolha cada carta uma vez, com a quantidade.')
    expect((await lack({ ...parcel, line: other.line })).body.code).toBe('line_not_found')
    expect((await lack(parcel, 2)).body).toMatchObject({
      code: 'lacking_all',
      message: 'Nada ficaria para enviar. Cancele o pedido: o comprador recebe tudo de volta, com o frete.',
    })
    expect(await held(`escrow:${parcel.id}`)).toEqual([2 * PRICE + FREIGHT])
  })

  it('waits while a bank is asked for the payment, and while a complaint holds its price', async () => {
    const parcel = await bought()
    const dispute = await app.transaction(async (tx) => {
      const payments = tx.selectFrom('order_payments').select('id').where('order_id', '=', parcel.orderId)
      const { id } = await payments.executeTakeFirstOrThrow()
      return (await insertDispute(tx, { payment_id: id, cents: PRICE, opened_at: clock.now() }))!.id
    })
    expect((await lack(parcel)).body.code).toBe('give_back_disputed')
    await app.transaction((tx) => decideDispute(tx, app, { id: dispute, to: 'won', decidedBy: null, reason: null }))
    const complaint = { store_order_id: parcel.id, reason: 'not_arrived', body: 'Ainda não foi postado.', lines: [] }
    expect((await marina.post('/api/v1/complaints/', complaint)).status).toBe(200)
    expect((await lack(parcel)).body.code).toBe('lacking_held')
    expect(await held(`escrow:${parcel.id}`)).toEqual([2 * PRICE + FREIGHT])
  })

  it('can be complained about no more, as it was given back', async () => {
    const parcel = await bought()
    await lack(parcel)
    const { lines } = (await marina.get(`/api/v1/complaints/options/${parcel.id}`)).body
    expect(lines).toMatchObject([{ quantity: 2, lacking: 1, free: 1 }])
  })

  it('is said by its own store alone, before posting, and not of what the centre sends', async () => {
    const parcel = await bought()
    expect((await lack(parcel, 1, stranger)).body.code).toBe('store_order_not_found')
    expect((await lack(parcel, 1, marina)).status).toBe(403)
    expect((await post('/api/v1/store-order-lacking', { id: parcel.id, lines: [] })).status).toBe(401)
    await seller.post('/api/v1/store-order-move', { id: parcel.id, move: 'post', tracking_code: 'AA123456785BR' })
    expect((await sale(parcel.id)).actions).not.toContain('lack')
    expect((await lack(parcel)).body.code).toBe('store_move_refused')
    const centre = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center: true }] })
    expect((await lack({ id: centre.parcels[0]!, line: parcel.line })).body.code).toBe('sent_by_center')
  })
})

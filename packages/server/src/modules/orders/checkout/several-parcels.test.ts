import { beforeEach, describe, expect, it } from 'vitest'
import { chargesAt } from '../../../testing/buying.ts'
import { documentedParcel } from '../../../testing/documented-parcel.ts'
import { giveCredit } from '../../../testing/given-credit.ts'
import { splitOrders } from '../../../testing/split-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'

const test = await testApp()
const { app, sandbox } = test
const { marina, seller, deckBox, card, cart, put, parcelsOf, place, bought, emptied } = await splitOrders(test)
const storeId = deckBox.store_id
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()
await giveCredit(app, marina.id, 100_000)

const show = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', deckBox.id).executeTakeFirstOrThrow())
    .quantity

beforeEach(emptied)

describe('goods that one parcel does not hold', () => {
  it('are quoted and sold in several, whose sums are those of the order to the cent', async () => {
    await put(deckBox.id, 29)
    await put(card.id, 3)
    const {
      groups: [group],
      can_checkout: canCheckout,
      freight_cents: freight,
      goods_cents: goods,
    } = await cart()
    const parcels = group.quotes.find(({ code }: { code: string }) => code === group.shipping).parcels
    expect([canCheckout, parcels > 1]).toEqual([true, true])
    const id = await place(1001)
    const made = await parcelsOf(id)
    expect(made.map(({ store_id, part, parts }) => [store_id, part, parts])).toEqual(
      made.map((_, at) => [storeId, at + 1, parcels]),
    )
    expect(new Set(made.map((one) => one.sale_id)).size).toBe(1)
    expect(sum(made.map((one) => one.goods_cents))).toBe(goods)
    expect(sum(made.map((one) => one.freight_cents))).toBe(freight)
    expect(sum(made.map((one) => one.credit_cents))).toBe(1001)
    expect(made.every((one) => one.shipping.cents === one.freight_cents && !('parts' in one.shipping))).toBe(true)
    const lines = (await show(id)).store_orders.flatMap(
      (one: { lines: { offer_id: number; quantity: number }[] }) => one.lines,
    )
    const unitsOf = (offer: number) =>
      sum(
        lines
          .filter((line: { offer_id: number }) => line.offer_id === offer)
          .map((line: { quantity: number }) => line.quantity),
      )
    expect([unitsOf(deckBox.id), unitsOf(card.id), await stock()]).toEqual([29, 3, 11])
    const charged = (await chargesAt(sandbox)).at(-1)!
    expect(charged.amount).toBe(goods + freight - 1001)
    await marina.post('/api/v1/order/cancel', { order_id: id })
    expect(await stock()).toBe(40)
  })

  it('are commissioned as if they came in one', async () => {
    await put(deckBox.id, 13)
    const half = sum((await parcelsOf(await place())).map((one) => one.commission_cents))
    await put(deckBox.id, 26)
    const made = await parcelsOf(await place())
    expect(made.length).toBeGreaterThan(1)
    expect(Math.abs(sum(made.map((one) => one.commission_cents)) - half * 2)).toBeLessThanOrEqual(1)
  })

  it('are paid at once, posted, followed and delivered each for itself, and reviewed together', async () => {
    const id = await bought(500)
    const [first, second, ...others] = await parcelsOf(id)
    expect([first, second, ...others].map((one) => one!.state)).toEqual([first, second, ...others].map(() => 'paid'))
    const escrows = [first!, second!, ...others].map((one) => `escrow:${one.id}` as const)
    const held = await balancesOf(app.db, escrows)
    expect(sum([...held.values()])).toBe(
      sum([first!, second!, ...others].map((one) => one.goods_cents + one.freight_cents)),
    )
    expect(await sumOfAll(app.db)).toBe(0)
    const post = (parcel: number, code: string) =>
      seller.post('/api/v1/store-order-move', { id: parcel, move: 'post', tracking_code: code })
    expect((await post(first!.id, 'QB123456785BR')).body.code).toBe('invoice_needed')
    await documentedParcel(app, first!.id)
    expect((await post(first!.id, 'QB123456785BR')).status).toBe(200)
    expect((await post(second!.id, 'AA000000005BR')).body.code).toBe('invoice_needed')
    const seen = (await show(id)).store_orders
    expect(seen.slice(0, 2).map((one: { part: number; state: string }) => [one.part, one.state])).toEqual([
      [1, 'shipped'],
      [2, 'paid'],
    ])
    expect([seen[0].tracking.code, seen[1].tracking]).toEqual(['QB123456785BR', null])
    await documentedParcel(app, second!.id)
    expect((await post(second!.id, 'AA000000005BR')).status).toBe(200)
    const confirm = (parcel: number) => marina.post('/api/v1/order/confirm-delivery', { store_order_id: parcel })
    expect((await confirm(second!.id)).status).toBe(200)
    const states = (await show(id)).store_orders.map((one: { state: string }) => one.state)
    expect(states.slice(0, 2)).toEqual(['shipped', 'delivered'])
    expect((await confirm(first!.id)).status).toBe(200)
    const review = (parcel: number) =>
      marina.post('/api/v1/create-order-review/', { store_order_id: parcel, stars: 5, comment: 'Chegou bem.' })
    expect((await review(second!.id)).status).toBe(200)
    expect((await review(first!.id)).body.code).toBe('review_exists')
    expect((await show(id)).store_orders.slice(0, 2).map((one: { review: object }) => one.review)).toEqual([
      expect.objectContaining({ stars: 5 }),
      expect.objectContaining({ stars: 5 }),
    ])
  })

  it('are cancelled each for itself, and only its money goes back', async () => {
    const id = await bought()
    const [first, second] = await parcelsOf(id)
    const cancel = { id: first!.id, reason: 'out_of_stock' }
    expect((await seller.post('/api/v1/store-order-cancel', cancel)).status).toBe(200)
    const [gone, stays] = await parcelsOf(id)
    expect([gone!.state, gone!.refunded_cents, stays!.state, stays!.refunded_cents]).toEqual([
      ...['cancelled', first!.goods_cents + first!.freight_cents],
      ...['paid', 0],
    ])
    expect((await balancesOf(app.db, [`escrow:${second!.id}`])).get(`escrow:${second!.id}`)).toBe(
      second!.goods_cents + second!.freight_cents,
    )
  })

  it('take the tracking codes of a list one after the other', async () => {
    const id = await bought()
    const parcels = await parcelsOf(id)
    const codes = ['QB123456785BR', 'AA000000005BR']
    const text = codes.map((code) => `${id};${code}`).join('\n')
    const { lines } = (await seller.post('/api/v1/store-tracking-codes', { store_id: storeId, text })).body
    expect(lines.map((line: { id: number; problem: null }) => [line.id, line.problem])).toEqual(
      codes.map((_, at) => [parcels[at]!.id, null]),
    )
  })

  it('are free together where the store says so, whatever the parcels', async () => {
    const setFree = (cents: number | null) =>
      app.db.updateTable('stores').set({ free_shipping_over_cents: cents }).where('id', '=', storeId).execute()
    await setFree(29 * 490)
    await put(deckBox.id, 29)
    expect(await cart()).toMatchObject({ freight_cents: 0 })
    const made = await parcelsOf(await place())
    await setFree(null)
    expect(made.length).toBeGreaterThan(1)
    expect(made.map((one) => one.freight_cents)).toEqual(made.map(() => 0))
    expect(made.every((one) => one.shipping.regular_cents > 0)).toBe(true)
  })
})

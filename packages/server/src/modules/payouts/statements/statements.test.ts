import { describe, expect, it } from 'vitest'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import { onSale } from '../../../testing/buying.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { giveStore } from '../../../testing/wallets.ts'
import { balancesOf, post } from '../../money/ledger/index.ts'
import { completeParcel } from '../../orders/parcels/parcels.ends.ts'
import { refundPart } from '../../orders/refunds/refunds.service.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
const store = await storeOf(app, severino.id)
const offer = await app.db
  .selectFrom('listings')
  .select(['id', 'store_id', 'product_id'])
  .where('store_id', '=', store)
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow()
await app.db.updateTable('listings').set(onSale).where('id', '=', offer.id).execute()

const WALLET = `/api/v1/store-wallet/${store}`
const wallet = async () => (await severino.get(WALLET)).body.wallet
const statement = async (query = '') => (await severino.get(`${WALLET}/statement?${query}`)).body
const open = async (line: number, figure = 'available') =>
  (await severino.get(`${WALLET}/statement/${line}?figure=${figure}`)).body
const sold = async (center = false) => {
  const { parcels } = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center }], unitCents: 1000 })
  return parcels[0]!
}
const complete = (id: number) =>
  app.transaction(async (tx) => {
    const delivered = { state: 'delivered' as const, delivered_at: clock.now() }
    await tx.updateTable('store_orders').set(delivered).where('id', '=', id).execute()
    await completeParcel(tx, app, id)
  })
const sumOf = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

describe('the wallet', () => {
  it('holds what was paid without commission, to the centavo what is released later', async () => {
    const before = await wallet()
    const parcel = await sold()
    const held = await wallet()
    // 2 × 10,00 and 15,00 of freight, without 12 % of the goods
    expect(held.receivable_cents - before.receivable_cents).toBe(2000 + 1500 - 240)
    expect(held.available_cents).toBe(before.available_cents)
    await complete(parcel)
    const after = await wallet()
    expect(after.receivable_cents).toBe(before.receivable_cents)
    expect(after.available_cents - before.available_cents).toBe(3260)
  })

  it('leaves out what goes back to the buyer, and of the centre’s parcels what is others’', async () => {
    const before = await wallet()
    const parcel = await sold()
    await app.transaction((tx) => refundPart(tx, app, { storeOrderId: parcel, cents: 700, key: 'part' }))
    const [refunded] = (await statement('figure=receivable&limit=1')).lines
    expect(refunded.store_order_id).toBe(parcel)
    expect((await open(parcel, 'receivable')).parts).toEqual([
      { part: 'goods', cents: 2000 },
      { part: 'freight', cents: 1500 },
      { part: 'refunded', cents: -700 },
      { part: 'commission', cents: -192 },
    ])
    expect((await wallet()).receivable_cents).toBe(before.receivable_cents + 3500 - 700 - 192)
    const center = await sold(true)
    expect((await open(center, 'receivable')).parts).toEqual([
      { part: 'goods', cents: 2000 },
      { part: 'commission', cents: -240 },
    ])
  })

  it('tells when what is held should come, the sure before the likely', async () => {
    const parcel = await sold()
    const at = { state: 'delivered' as const, delivered_at: clock.now() }
    await app.db.updateTable('store_orders').set(at).where('id', '=', parcel).execute()
    const { coming, receivable_cents: receivable } = await wallet()
    const on = dayInBrazil(new Date(clock.now().getTime() + 8 * DAY_MS))
    expect(coming).toContainEqual(expect.objectContaining({ on, certain: true }))
    expect(sumOf(coming)).toBe(receivable)
    const days = coming.map((day: { on: string | null }) => day.on ?? '9')
    expect(days).toEqual(days.toSorted())
  })

  it('tells no day that is over of what is late on its way', async () => {
    const parcel = await sold()
    const late = { state: 'shipped' as const, arrives_last: new Date(clock.now().getTime() - 20 * DAY_MS) }
    await app.db.updateTable('store_orders').set(late).where('id', '=', parcel).execute()
    const on = dayInBrazil(new Date(clock.now().getTime() + 8 * DAY_MS))
    expect((await wallet()).coming).toContainEqual(expect.objectContaining({ on, certain: false }))
    expect((await open(parcel, 'receivable')).due_on).toBe(on)
  })

  it('tells no day on which the buyer may still give it back', async () => {
    const setDays = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'regret_days').execute()
    await setDays('10')
    const parcel = await sold()
    const at = { state: 'delivered' as const, delivered_at: clock.now() }
    await app.db.updateTable('store_orders').set(at).where('id', '=', parcel).execute()
    const on = dayInBrazil(new Date(clock.now().getTime() + 11 * DAY_MS))
    expect((await wallet()).coming).toContainEqual(expect.objectContaining({ on, certain: true }))
    expect((await statement('figure=receivable&limit=1')).lines[0].due_on).toBe(on)
    expect((await open(parcel, 'receivable')).due_on).toBe(on)
    await setDays('7')
  })

  it('shows a debt as it is', async () => {
    const { available_cents: has } = await wallet()
    await giveStore(app, store, { cents: -(has + 5000) })
    expect((await wallet()).available_cents).toBe(-5000)
    expect((await severino.get(`${WALLET}/cash-out`)).body.cash_out).toMatchObject({ withdrawable_cents: 0 })
    await giveStore(app, store, { cents: has + 5000 })
  })

  it('keeps older money free where a dispute takes what was released lately', async () => {
    const cashOut = async () => (await severino.get(`${WALLET}/cash-out`)).body.cash_out
    await giveStore(app, store, { cents: 50_000 })
    const before = await cashOut()
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer], unitCents: 1000 })
    await complete(parcels[0]!)
    expect(await cashOut()).toMatchObject({
      available_cents: before.available_cents + 3260,
      withdrawable_cents: before.withdrawable_cents,
    })
    const lost = (cents: number) =>
      app.transaction((tx) =>
        post(tx, app, {
          ...{ key: `lost ${cents}`, kind: 'dispute_lost', orderId },
          lines: [
            { account: `store:${store}`, cents: -cents },
            { account: 'provider', cents },
          ],
        }),
      )
    await lost(1000)
    const part = await cashOut()
    expect(part.withdrawable_cents).toBe(before.withdrawable_cents)
    expect(sumOf(part.maturing)).toBe(sumOf(before.maturing) + 2260)
    await lost(2260)
    expect(await cashOut()).toEqual(before)
  })

  it('is nobody else’s', async () => {
    for (const path of ['', '/statement', '/statement/1'])
      expect((await joelma.get(WALLET + path)).body.code).toBe('store_not_found')
    expect((await marina.get(WALLET)).status).toBe(403)
  })
})

describe('the statement', () => {
  it('is read in pages that miss and repeat nothing, each line with what there was after it', async () => {
    for (let times = 0; times < 5; times += 1) await giveStore(app, store, { cents: 1000 + times, daysAgo: 20 - times })
    const whole = (await statement('limit=200')).lines
    const paged = []
    for (let before = ''; ;) {
      const { lines, more } = await statement(`limit=2${before}`)
      paged.push(...lines)
      if (!more) break
      before = `&before=${lines.at(-1).id}`
    }
    expect(paged).toEqual(whole)
    expect(whole[0].balance_cents).toBe((await wallet()).available_cents)
    expect(sumOf(whole)).toBe((await wallet()).available_cents)
    for (const [at, line] of whole.entries())
      expect(line.balance_cents - line.cents).toBe(whole[at + 1]?.balance_cents ?? 0)
  })

  it('is narrowed to sales, withdrawals, labels and the rest, which together are all of it', async () => {
    const whole = (await statement('limit=200')).lines as { id: number; kind: string }[]
    const parts = await Promise.all(
      ['sales', 'withdrawals', 'labels', 'other'].map(
        async (kinds) => (await statement(`limit=200&kinds=${kinds}`)).lines,
      ),
    )
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .toSorted((a, b) => b - a),
    ).toEqual(whole.map(({ id }) => id))
    expect(parts[0]!.length).toBeGreaterThan(0)
    expect(new Set(parts[0]!.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['release']))
    expect((await severino.get(`${WALLET}/statement?kinds=tudo`)).status).toBe(422)
  })

  it('keeps to the days that are asked for, as they are in Brasília', async () => {
    const day = (daysAgo: number) => dayInBrazil(new Date(clock.now().getTime() - daysAgo * DAY_MS))
    const { lines } = await statement(`from=${day(19)}&to=${day(18)}`)
    expect(lines.map(({ cents }: { cents: number }) => cents).toSorted()).toEqual([1001, 1002])
    expect(lines[0].balance_cents).toBeGreaterThan(0)
    expect((await severino.get(`${WALLET}/statement?from=ontem`)).status).toBe(422)
  })

  it('opens a release into what was sold, and its parts add up to it', async () => {
    const parcel = await sold()
    const grade = { company: 'PSA', grade: 9.5, certificate: '0451' }
    const copy = { condition: 'graded' as const, grade, extras: ['assinada' as const] }
    await app.db
      .updateTable('order_lines')
      .set({ ...copy, grade })
      .where('store_order_id', '=', parcel)
      .execute()
    await complete(parcel)
    const { lines } = await statement('limit=1')
    const opened = await open(lines[0].id)
    expect(opened).toMatchObject({ kind: 'release', store_order_id: parcel, cents: 3260 })
    expect(sumOf(opened.parts)).toBe(3260)
    const goods = { name: 'Saci-Pererê', ...copy, language: 'PT', finish: 'normal', quantity: 2, cents: 2000 }
    expect(opened.goods).toEqual([goods])
    expect((await severino.get(`${WALLET}/statement/3000000000?figure=receivable`)).status).toBe(422)
    expect((await severino.get(`${WALLET}/statement/999999`)).body.code).toBe('statement_line_not_found')
    const held = await balancesOf(app.db, [`store:${store}`])
    expect(held.get(`store:${store}`)).toBe((await wallet()).available_cents)
  })
})

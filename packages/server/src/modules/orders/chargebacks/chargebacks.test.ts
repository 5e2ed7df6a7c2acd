import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { type Account, balancesOf, holdWallet, post, sumOfAll } from '../../money/ledger/index.ts'
import { lockOffers } from '../../stores/listings/index.ts'
import { linesOfLoss, type Loss, partsOfLoss } from './loss.ts'
import { decideDispute } from './chargebacks.ts'
import { insertDispute } from './chargebacks.queries.ts'
import { bySystem, moveParcel } from '../orders/lifecycle.ts'
import { cancelParcel, completeParcel, loseParcel } from '../parcels/parcels.ends.ts'
import { endRefunded, refundPart } from '../refunds/refunds.service.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
// one offer of each store
const offered = await app.db
  .selectFrom('listings as l')
  .select(['l.id', 'l.store_id', 'l.product_id'])
  .distinctOn('l.store_id')
  .where('l.on_sale', '=', true)
  .orderBy('l.store_id')
  .limit(3)
  .execute()
const stores = offered.map(({ store_id: id }): Account => `store:${id}`)
const buyer: Account = `buyer:${marina.id}`
const whole: Account[] = ['provider', buyer, 'commission', 'centre', 'losses', ...stores]
const held = async (accounts: Account[]) => [...(await balancesOf(app.db, accounts)).values()]
const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0)

const parcel = fc.record({
  goods_cents: fc.integer({ min: 1, max: 100_000 }),
  freight_cents: fc.integer({ min: 0, max: 5000 }),
  back: fc.double({ min: 0, max: 1, noNaN: true }),
  rate: fc.integer({ min: 0, max: 3000 }),
  credit: fc.integer({ min: 0, max: 40_000 }),
  isCompleted: fc.boolean(),
})
describe('what a lost dispute takes', () => {
  it('is the whole of it to the centavo, and of nobody more than there is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(parcel, { maxLength: 4 }),
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        async (drawn, cents, owed) => {
          const parcels = drawn.map(({ goods_cents, freight_cents, back, rate, credit, isCompleted }, at) => ({
            ...{ id: 900_000 + at, store_id: 800_000 + at, goods_cents, freight_cents },
            commission_cents: Math.round((goods_cents * rate) / 10_000),
            credit_cents: Math.min(credit, goods_cents + freight_cents),
            refunded_cents: Math.floor((goods_cents + freight_cents) * back),
            ...{ lacking_cents: 0, contested_cents: 0 },
            ...{ state: isCompleted ? ('completed' as const) : ('shipped' as const), goods_of: [] },
          }))
          const loss: Loss = { cents, owedCents: owed, buyerId: marina.id, parcels }
          const lines = await app.transaction((tx) => linesOfLoss(tx, loss))
          expect(sumOf(lines.map((line) => line.cents))).toBe(0)
          expect(sumOf(lines.filter(({ account }) => account === 'provider').map((line) => line.cents))).toBe(cents)
          for (const [at, part] of partsOfLoss(loss).entries()) {
            const { goods_cents, freight_cents, credit_cents, refunded_cents } = parcels[at]!
            expect(part).toBeGreaterThanOrEqual(0)
            const charged = goods_cents + freight_cents - credit_cents - refunded_cents
            expect(part).toBeLessThanOrEqual(Math.max(0, charged))
          }
          // these stores have no balance, so their part is the marketplace's loss
          expect(lines.filter(({ account, cents: moved }) => account.startsWith('store:') && moved < 0)).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('comes back to the centavo when it is won after all, whatever was refunded, released or emptied before', async () => {
    let times = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30_000 }),
        fc.array(fc.constantFrom('held', 'refunded', 'completed' as const), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (unitCents, ends, isEmptied) => {
          times += 1
          const offers = offered.slice(0, ends.length)
          const paid = await paidOrder(app, { userId: marina.id, offers, unitCents })
          for (const [at, end] of ends.entries()) await ending(paid.parcels[at]!, end, `${times} ${at}`)
          if (isEmptied) for (const [at] of offered.entries()) await emptyStore(at, times)
          const escrows = paid.parcels.map((id): Account => `escrow:${id}`)
          const before = await held([...whole, ...escrows])
          const total = sumOf(ends.map(() => 2 * unitCents + 1500))
          const id = await disputed(paid.orderId, total)

          await decided(id, 'lost')
          const after = await held([...whole, ...escrows])
          expect(after[0]! - before[0]!).toBe(total)
          expect(Math.min(...after.slice(5, whole.length))).toBeGreaterThanOrEqual(0)
          expect(after.slice(whole.length)).toEqual(escrows.map(() => 0))
          expect(await decided(id, 'lost')).toBe(false)

          await decided(id, 'won')
          const again = await held([...whole, ...escrows])
          // what was held and unsent is owed to the buyer now; everything else is as it was
          const owed = sumOf(before.slice(whole.length))
          expect(again.slice(0, whole.length)).toEqual([before[0], before[1]! + owed, ...before.slice(2, whole.length)])
          expect(await sumOfAll(app.db)).toBe(0)
        },
      ),
      { numRuns: 20 },
    )
  })
})

it.each(['returning', 'returned'] as const)(
  'a lost dispute about what is %s gives the money to the buyer when it is won',
  async (state) => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 1) })
    await app.db.updateTable('store_orders').set({ state }).where('id', 'in', parcels).execute()
    const before = await held([buyer, stores[0]!])
    const dispute = await disputed(orderId, 2480)
    await decided(dispute, 'lost')
    await decided(dispute, 'won')
    expect(await held([buyer, stores[0]!, `escrow:${parcels[0]!}`])).toEqual([before[0]! + 2480, before[1], 0])
  },
)

it('takes what was charged, and gives the credit of the parcel back until it is won', async () => {
  const CREDIT = 480
  const offers = offered.slice(0, 1)
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers, creditCents: CREDIT })
  const accounts: Account[] = [buyer, `credit:${marina.id}`, `escrow:${parcels[0]!}`]
  const before = await held(accounts)
  const moved = async () => (await held(accounts)).map((cents, at) => cents - before[at]!)
  const dispute = await disputed(orderId, 2480 - CREDIT)
  await decided(dispute, 'lost')
  expect(await moved()).toEqual([0, CREDIT, -2480])
  await decided(dispute, 'won')
  // it was not sent, so all of it is the buyer's
  expect(await moved()).toEqual([2480 - CREDIT, CREDIT, -2480])
  expect(await sumOfAll(app.db)).toBe(0)
})

describe('a lost dispute about a part', () => {
  const WHOLE = 980 + 1500
  const moved = (id: number, ...moves: ['post' | 'deliver', 'paid' | 'shipped'][]) =>
    app.transaction(async (tx) => {
      for (const [move, from] of moves) await moveParcel(tx, app, id, { from, move })
    })
  const paymentOf = (orderId: number) =>
    app.db
      .selectFrom('order_payments')
      .select(['state', 'owed_cents'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  const stillPaid = { state: 'paid', owed_cents: 0 }
  const ends = {
    completed: async (id: number) => {
      await moved(id, ['post', 'paid'], ['deliver', 'shipped'])
      await app.transaction((tx) => completeParcel(tx, app, id))
    },
    cancelled: (id: number) =>
      app.transaction((tx) => cancelParcel(tx, app, { id, from: 'paid', by: bySystem, why: { reason: 'other' } })),
    lost: async (id: number) => {
      await moved(id, ['post', 'paid'])
      await app.transaction((tx) => loseParcel(tx, app, id, { by: bySystem, reason: null }))
    },
  }
  /** Marks the refund as made, which ends the parcel. */
  const over = async (id: number) => {
    const made = { state: 'done' as const, done_at: app.clock.now() }
    await app.db.updateTable('order_refunds').set(made).where('store_order_id', '=', id).execute()
    await app.transaction((tx) => endRefunded(tx, app, id))
  }

  it.each(['completed', 'cancelled', 'lost', 'refunded'] as const)(
    'that is won after its parcel is %s goes to whom the rest of it went',
    async (end) => {
      const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 1) })
      const [id] = parcels as [number]
      const before = await held([buyer, stores[0]!])
      const dispute = await disputed(orderId, 1000)
      await decided(dispute, 'lost')
      expect(await paymentOf(orderId)).toEqual(stillPaid)
      await ends[end === 'refunded' ? 'lost' : end](id)
      if (end === 'refunded') await over(id)
      await decided(dispute, 'won')
      const after = await held([buyer, stores[0]!])
      const went = after.map((cents, at) => cents - before[at]!)
      expect(went).toEqual(end === 'completed' ? [0, WHOLE - 118] : [WHOLE, 0])
      expect([await held([`escrow:${id}`]), await sumOfAll(app.db)]).toEqual([[0], 0])
    },
  )

  it('and less than was promised to the buyer leaves the rest of that to be given back', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 2) })
    const owed = async () => {
      const rows = await app.db.selectFrom('order_refunds').selectAll().where('store_order_id', 'in', parcels).execute()
      return sumOf(rows.filter(({ state }) => state === 'intended').map(({ cents }) => cents))
    }
    const [had] = await held([buyer])
    for (const id of parcels) await ends.cancelled(id)
    const dispute = await disputed(orderId, WHOLE + 1000)
    await decided(dispute, 'lost')
    expect([await owed(), (await held([buyer]))[0]! - had!]).toEqual([WHOLE - 1000, WHOLE - 1000])
    expect(await paymentOf(orderId)).toEqual(stillPaid)
    await decided(dispute, 'won')
    expect([await owed(), (await held([buyer]))[0]! - had!]).toEqual([2 * WHOLE, 2 * WHOLE])
    expect([await paymentOf(orderId), await sumOfAll(app.db)]).toEqual([stillPaid, 0])
    await app.transaction((tx) =>
      decideDispute(tx, app, { id: dispute, to: 'lost', cents: 500, decidedBy: null, reason: null }),
    )
    expect(await owed()).toBe(2 * WHOLE - 500)
  })

  it('and more than was promised takes just what goes beyond out of what is held', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 2) })
    const [back, kept] = parcels as [number, number]
    await ends.cancelled(back)
    const before = await held([buyer, 'losses'])
    await decided(await disputed(orderId, WHOLE + 500), 'lost')
    expect(await held([buyer, 'losses', `escrow:${kept}`])).toEqual([before[0]! - WHOLE, before[1], WHOLE - 500])
  })
})

describe('a lost dispute', () => {
  it('about money that had gone back already is the loss of the house, and nothing of the order', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 2) })
    const [back, kept] = parcels as [number, number]
    await app.transaction((tx) =>
      cancelParcel(tx, app, { id: back, from: 'paid', by: bySystem, why: { reason: 'other' } }),
    )
    const { id: _, ...attempt } = await app.db
      .selectFrom('order_payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const ids = { code: randomUUID(), payment_id: randomUUID(), charge_id: randomUUID() }
    const second = { ...attempt, ...ids, state: 'refunded' as const, paid_cents: 4960 }
    const { id: payment_id } = await app.db
      .insertInto('order_payments')
      .values(second)
      .returning('id')
      .executeTakeFirstOrThrow()
    const before = await held([buyer, 'losses', `escrow:${kept}`])
    const opened = { payment_id, cents: 4960, opened_at: app.clock.now() }
    const dispute = await app.transaction(async (tx) => (await insertDispute(tx, opened))!.id)
    await decided(dispute, 'lost')
    expect(await held([buyer, 'losses', `escrow:${kept}`])).toEqual([before[0], before[1]! - 4960, before[2]])
    const refunds = app.db.selectFrom('order_refunds').select('state').where('store_order_id', '=', back)
    expect(await refunds.execute()).toEqual([{ state: 'intended' }])
  })

  it('leaves a store no less than nothing where that takes its money out at the same moment', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 1) })
    await app.transaction(async (tx) => {
      await moveParcel(tx, app, parcels[0]!, { from: 'paid', move: 'post' })
      await moveParcel(tx, app, parcels[0]!, { from: 'shipped', move: 'deliver' })
      await completeParcel(tx, app, parcels[0]!)
    })
    const id = await disputed(orderId, 980 + 1500)
    let losing: Promise<boolean>
    await app.transaction(async (tx) => {
      await holdWallet(tx, offered[0]!.store_id)
      const [account, has] = [stores[0]!, (await balancesOf(tx, [stores[0]!])).get(stores[0]!)!]
      losing = decided(id, 'lost')
      await setTimeout(500)
      const lines = [
        { account, cents: -has },
        { account: `bank:${offered[0]!.store_id}` as const, cents: has },
      ]
      await post(tx, app, { key: `taken out meanwhile ${id}`, kind: 'withdrawal', lines })
    })
    expect([await losing!, await held([stores[0]!])]).toEqual([true, [0]])
  })

  it('puts goods that were sent back for sale nowhere', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: offered.slice(0, 1) })
    await app.transaction((tx) => moveParcel(tx, app, parcels[0]!, { from: 'paid', move: 'post' }))
    const stock = () => app.db.selectFrom('listings').select('quantity').where('id', '=', offered[0]!.id).execute()
    const before = await stock()
    await decided(await disputed(orderId, 980 + 1500), 'lost')
    expect(await stock()).toEqual(before)
  })
})

describe('the goods of several stores that a lost dispute puts back for sale', () => {
  it('are taken in the order in which a purchase takes them, so that neither waits for the other in a circle', async () => {
    const [low, high] = offered.toSorted((one, other) => one.id - other.id)
    const { orderId } = await paidOrder(app, {
      userId: marina.id,
      offers: [high!, low!],
    })
    const id = await disputed(orderId, 1)
    await app.db.updateTable('payment_disputes').set({ cents: 1_000_000 }).where('id', '=', id).execute()
    let losing: Promise<boolean>
    await app.transaction(async (tx) => {
      await lockOffers(tx, [low!.id])
      losing = decided(id, 'lost')
      await setTimeout(500)
      await lockOffers(tx, [high!.id])
    })
    expect(await losing!).toBe(true)
  })
})

async function ending(id: number, end: 'held' | 'refunded' | 'completed', key: string) {
  await app.transaction(async (tx) => {
    if (end === 'refunded') await refundPart(tx, app, { storeOrderId: id, cents: 700, key: `property ${key}` })
    if (end !== 'completed') return
    await moveParcel(tx, app, id, { from: 'paid', move: 'post' })
    await moveParcel(tx, app, id, { from: 'shipped', move: 'deliver' })
    await completeParcel(tx, app, id)
  })
}

const emptyStore = async (at: number, times: number) => {
  const [has] = await held([stores[at]!])
  const lines = [
    { account: stores[at]!, cents: -has! },
    { account: `bank:${offered[at]!.store_id}` as const, cents: has! },
  ]
  await app.transaction((tx) => post(tx, app, { key: `property emptied ${at} ${times}`, kind: 'withdrawal', lines }))
}

const disputed = (orderId: number, cents: number) =>
  app.transaction(async (tx) => {
    const { id: paymentId } = await tx
      .selectFrom('order_payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return (await insertDispute(tx, { payment_id: paymentId, cents, opened_at: app.clock.now() }))!.id
  })

/** Decides a dispute as if the provider had told the outcome. */
const decided = (id: number, to: 'won' | 'lost') =>
  app.transaction((tx) => decideDispute(tx, app, { id, to, decidedBy: null, reason: null }))

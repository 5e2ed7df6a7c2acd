import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { type Account, balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { refundPart } from './refunds.service.ts'

const { app, as } = await testApp()
const [marina, seller] = [await as('buyer'), await as('seller')]
const [offer] = await offersOfSeller(app, seller.id, 1)
const held = async (...accounts: Account[]) => [...(await balancesOf(app.db, accounts)).values()]

it('gives back the charge first and then the credit, to the centavo, in whatever parts', async () => {
  let times = 0
  const part = fc.integer({ min: 1, max: 2480 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2380 }), fc.array(part, { maxLength: 5 }), async (cents, parts) => {
      times += 1
      const paid = await paidOrder(app, { userId: marina.id, offers: [offer!], creditCents: cents })
      const [id] = paid.parcels as [number]
      const before = await held(`buyer:${marina.id}`, `credit:${marina.id}`)
      let rest = 2480
      for (const [at, asked] of [...parts, 2480].entries()) {
        const now = Math.min(asked, rest)
        if (now === 0) break
        await app.transaction((tx) => refundPart(tx, app, { storeOrderId: id, cents: now, key: `${times} ${at}` }))
        rest -= now
        const after = await held(`buyer:${marina.id}`, `credit:${marina.id}`)
        const back = 2480 - rest
        const charged = Math.min(back, 2480 - cents)
        expect(after.map((sum, one) => sum - before[one]!)).toEqual([charged, back - charged])
      }
      expect(await held(`escrow:${id}`)).toEqual([0])
      const rows = await app.db.selectFrom('order_refunds').selectAll().where('store_order_id', '=', id).execute()
      const toCredit = rows.filter(({ to_credit: one }) => one).map((row) => row.cents)
      expect(toCredit.reduce((sum, one) => sum + one, 0)).toBe(cents)
    }),
    { numRuns: 25 },
  )
  expect(await sumOfAll(app.db)).toBe(0)
})
